// Where in the page we are: a path, and nothing else. `/`, `/table/<id>`, `/replay/<id>`, `/join/<link>`.

export const route = $state({ path: location.pathname, search: location.search });

addEventListener("popstate", () => {
  route.path = location.pathname;
  route.search = location.search;
});

export function go(path: string): void {
  history.pushState(null, "", path);
  route.path = location.pathname;
  route.search = location.search;
  scrollTo(0, 0);
}
