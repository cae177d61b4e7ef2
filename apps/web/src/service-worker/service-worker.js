/*
 * Runs beside the pages, so that the app opens without a network and a daily reminder is shown. The build puts `build` before it: the `version` of all that is kept,
 * the build of the `page` that it belongs to, the `files`, and the `paths` of the app's pages. It keeps those and one page that was drawn for nobody; drawn pages
 * and answers of calls are never kept.
 */
const cacheName = `valence-${build.version}`;
/** The page that boots the app from what the browser keeps. */
const shell = '/offline';
/** Milliseconds that the server has to draw a page. */
const patience = 5000;

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data, source, ports: [port] }) => {
  if (data === 'which build') port.postMessage(build.page);
  if (data === 'which page') port.postMessage(takePressed(source));
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('push', (event) => event.waitUntil(showReminder(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data.path));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isOfApp(pathname)) event.respondWith(openPage(request));
  } else if (isOfBuild(pathname)) {
    event.respondWith(fromBuild(request));
  }
});

async function keepBuild() {
  const cache = await caches.open(cacheName);
  // Without cookies, it is drawn for nobody.
  const page = await fetch(shell, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok || page.redirected) throw new Error('The shell could not be had.');
  await cache.put(shell, page);
  await cache.addAll(build.files);
}

async function takeOver() {
  const names = (await caches.keys()).filter((name) => name.startsWith('valence-') && name !== cacheName);
  // Pages opened before still ask for parts of the build before, behind which one may stand that never ran.
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function openPage(request) {
  const { pathname, search } = new URL(request.url);
  try {
    return await Promise.race([fetch(request), late()]);
  } catch {
    const kept = await caches.match(shell, { cacheName, ignoreVary: true });
    if (kept === undefined) return Response.error();
    return pathname === shell
      ? kept
      : Response.redirect(`${shell}?to=${encodeURIComponent(pathname + search)}`);
  }
}

function late() {
  return new Promise((_, reject) => {
    setTimeout(reject, patience, new Error('The server took too long.'));
  });
}

async function fromBuild(request) {
  const own = await caches.match(request, { cacheName, ignoreVary: true });
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

function isOfBuild(pathname) {
  return /^\/(assets|fonts)\//.test(pathname) || pathname === '/favicon.svg';
}

/** Other pages, those to sign in among them, are the server's own: without it, the browser itself says that it is away. */
function isOfApp(pathname) {
  return pathname === shell || build.paths.includes(pathname);
}

/** What the server sent; a later one takes the place of an earlier that nobody has looked at. */
function showReminder({ title, body, path }) {
  const icon = '/icons/icon-192.png';
  return self.registration.showNotification(title, { body, tag: 'reminder', icon, data: { path } });
}

/** What was pressed: the window that goes there may not have loaded yet what goes. */
let pressed = null;

/** Opens a page of the app. A window that is open is brought to the front, and asks where to go; in one in which a quiz is taken nothing comes of it. */
async function openAt(path) {
  const [latest] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (latest === undefined) return self.clients.openWindow(path);
  pressed = { path, window: latest.id };
  await latest.focus();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- It is the client of a worker, which has no such argument.
  latest.postMessage('reminder pressed');
}

/** Where a window goes, told once. */
function takePressed({ id }) {
  if (pressed?.window !== id) return null;
  const { path } = pressed;
  pressed = null;
  return path;
}
