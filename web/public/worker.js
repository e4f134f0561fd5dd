// The offline shell: the page itself is kept, so that it opens without a network and says so. Nothing of a game is
// ever kept here; a board comes from the server or not at all.
const SHELL = "underhall-shell-2";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);

// Every address of the page is the same document; files under assets/ never change under their name.
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/api") || url.pathname === "/ws") return;
  if (event.request.mode === "navigate") event.respondWith(fresh(event.request, "/"));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else event.respondWith(fresh(event.request, url.pathname));
});

async function fresh(request, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put(key, answer.clone());
    return answer;
  } catch {
    return (await caches.match(key)) ?? Response.error();
  }
}

async function kept(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

self.addEventListener("message", (event) => {
  if (!Array.isArray(event.data)) return;
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(event.data)));
});

// Your turn: what the server says, and the table when it is touched. A tab that shows the table already comes to the front.
self.addEventListener("push", (event) => {
  const { title, text, url, tag } = event.data.json();
  const shown = { body: text, tag, data: url, icon: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come(new URL(event.notification.data).pathname));
});

async function come(path) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
