/** Milliseconds after which the first screen has long been painted. */
const calmAfter = 3000;
/** Milliseconds between two questions whether there is a newer build. */
const updatePause = 60 * 60_000;

/**
 * Registers the service worker once the page has loaded, and hears of a build that is newer than this page.
 * @returns what ends the listening
 */
export function watchWorker(onNewer: () => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const end = new AbortController();
  const { signal } = end;
  const compare = async (worker: ServiceWorker | null) => {
    if (worker === null) return;
    if ((await answerOf(worker, 'which build')) !== buildOfPage()) onNewer();
    // The page came from the newer build already.
    else if (worker.state === 'installed') tell(worker, 'take over');
  };
  const register = async () => {
    if (signal.aborted) return;
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    void compare(registration.waiting);
    let askedAt = Date.now();
    registration.addEventListener('updatefound', () => onInstalled(registration, compare), { signal });
    if (registration.installing) onInstalled(registration, compare);
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < updatePause) return;
      askedAt = Date.now();
      registration.update().catch(() => null);
    };
    document.addEventListener('visibilitychange', ask, { signal });
  };
  // Another tab may have let the newer build take over.
  serviceWorker.addEventListener('controllerchange', () => void compare(serviceWorker.controller), {
    signal,
  });
  const begin = () => setTimeout(() => void register().catch(() => null), calmAfter);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true, signal });
  return () => end.abort();
}

/**
 * Hears of the page that a reminder leads to, once it is pressed, or was pressed before anybody listened.
 * @returns what ends the listening
 */
export function onReminderPressed(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const end = new AbortController();
  const { signal } = end;
  const ask = async () => {
    const worker = (await serviceWorker.getRegistration())?.active;
    const path = worker ? await answerOf(worker, 'which page') : null;
    if (typeof path === 'string' && !signal.aborted) open(path);
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'reminder pressed') ask().catch(() => null);
  };
  serviceWorker.addEventListener('message', hear, { signal });
  ask().catch(() => null);
  return () => end.abort();
}

/** Milliseconds that a newer worker has to take over: a page that is asked for meanwhile can wait for the one that goes. */
const takeOverPatience = 3000;

/** Lets the newer build take over, and reloads the page then. */
export async function reloadIntoNewer(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration?.waiting) {
    const { waiting } = registration;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, takeOverPatience);
      tell(waiting, 'take over');
    });
  }
  location.reload();
}

/** A worker that waits behind another one; the first of all takes over by itself. */
function onInstalled(
  { installing, active }: ServiceWorkerRegistration,
  then: (worker: ServiceWorker) => Promise<void>,
): void {
  if (installing === null || active === null) return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') void then(installing);
  });
}

type Question = 'which build' | 'which page';

function answerOf(worker: ServiceWorker, question: Question): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    tell(worker, question, [port2]);
  });
}

function tell(worker: ServiceWorker, message: Question | 'take over', transfer: Transferable[] = []): void {
  worker.postMessage(message, { transfer });
}

/** The router's manifest is named by its content, and names all that a page is made of. */
function buildOfPage(): unknown {
  // oxlint-disable-next-line no-underscore-dangle -- The router's name for it.
  return window.__reactRouterManifest?.version;
}
