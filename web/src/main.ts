import "virtual:faces.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./lib/arrival"; // asks at once
import { mount } from "svelte";
import App from "./App.svelte";
import { idle } from "./lib/messages.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void idle().then(() => navigator.serviceWorker.register("/worker.js"));
  // What this first visit fetched before the worker was there is kept as well.
  void navigator.serviceWorker.ready.then(({ active }) => {
    const fetched = performance.getEntriesByType("resource").map((entry) => entry.name);
    active?.postMessage(fetched.filter((address) => address.startsWith(`${location.origin}/assets/`)));
  });
}
