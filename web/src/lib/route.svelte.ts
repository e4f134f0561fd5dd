// Where in the page we are: a path, and nothing else. `/`, `/table/<id>`, `/replay/<id>`, `/join/<link>`, `/gallery`,
// `/games`, `/learn`, `/learn/<game>`, `/puzzles`, `/puzzles/<game>`, `/daily/<game>`, `/leaderboards/<game>`,
// `/friends`, `/people/<handle>`, `/verify/<token>`, `/unsubscribe/<token>`, `/privacy`, `/host`, `/rules/<game>`.

export const route = $state({ path: location.pathname, search: location.search });

function read(): void {
  route.path = location.pathname;
  route.search = location.search;
}

addEventListener("popstate", read);

export function go(path: string): void {
  history.pushState(null, "", path);
  read();
  scrollTo(0, 0);
}

/** A part of the address after the question mark; empty when it is not there. */
export function param(name: string): string {
  return new URLSearchParams(route.search).get(name) ?? "";
}

/** For links within the page: follow without reloading it, unless another tab is asked for. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
