// The offline shell: the page itself is kept, so that it opens without a network and says so. Nothing of a game is
// ever kept here; a board comes from the server or not at all.
const SHELL = "underhall-shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.pathname.startsWith("/api") || url.pathname === "/ws") return;
  event.respondWith(
    fetch(event.request)
      .then((answer) => {
        if (answer.ok && (url.pathname === "/" || url.pathname.startsWith("/assets/"))) {
          const copy = answer.clone();
          void caches.open(SHELL).then((cache) => cache.put(event.request, copy));
        }
        return answer;
      })
      .catch(async () => (await caches.match(event.request)) ?? (await caches.match("/")) ?? Response.error()),
  );
});
