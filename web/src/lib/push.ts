// Web push in this browser: whether there is any, subscribing to it and ending it.

import { api } from "./api";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** This browser's subscription, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask the person and subscribe; false if they, or the browser, would rather not. */
export async function subscribe(key: string, lang: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return false;
  let made: PushSubscriptionJSON;
  try {
    made = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  } catch {
    return false;
  }
  const { p256dh = "", auth = "" } = made.keys ?? {};
  await api.addPush({ endpoint: made.endpoint ?? "", p256dh, auth }, lang);
  return true;
}

export async function unsubscribe(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await api.endPush(known.endpoint);
  await known.unsubscribe();
}
