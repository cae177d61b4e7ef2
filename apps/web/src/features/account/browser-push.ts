import { pushSubscription, type PushSubscriptionKeys } from '@valence/contract';

/** What this browser can do about push messages: `uninstalled` takes them once the app is on the home screen. */
export type PushSupport = 'able' | 'blocked' | 'uninstalled' | 'unable';

/** Milliseconds that the service worker has to be ready: it is registered a while after the page has loaded. */
const patience = 15_000;

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'able';
  return isAppleTouch() ? 'uninstalled' : 'unable';
}

/**
 * Asks the student for the permission, and subscribes this browser to our messages.
 * @returns `null` where the student did not permit it
 * @throws where the browser could not subscribe
 */
export async function subscribe(pushKey: string): Promise<PushSubscriptionKeys | null> {
  // Asked first: browsers want it to follow the press at once.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await readyWorker();
  const before = await pushManager.getSubscription();
  if (before !== null && keyOf(before) !== pushKey) await before.unsubscribe();
  const subscribed = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  return pushSubscription.parse(subscribed.toJSON());
}

/** Whether this browser takes messages that are signed with our key. */
export async function isSubscribed(pushKey: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? keyOf(subscription) === pushKey : false;
}

/** Forgets the subscription; the server sends nothing more either way. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, patience, new Error('The service worker is not ready.'));
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The key that a subscription was made for, as base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string | null {
  if (applicationServerKey === null) return null;
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** An iPad says that it is a Mac, which has no touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
