/**
 * Keeps the page that checks passports on the device, so that it opens without a connection. One worker for each address
 * of the page (its scope); it leaves all other pages alone. With a connection the server is always asked first.
 */
const page = new URL(self.registration.scope).pathname;
const keys = '/.well-known/casa-animal-passport-keys.json';
const assets = '/assets/';
const cacheName = `passport-check ${page}`;
/** Milliseconds after which what is kept is shown, though the server may still answer. */
const patience = 4_000;
/** Files that a page names; more than any has. */
const mostFiles = 80;

const kept = () => caches.open(cacheName);
const filesOf = (html) => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])].slice(0, mostFiles);

async function keepMissing(cache, paths) {
  for (const path of paths.slice(0, mostFiles)) {
    if (await cache.match(path)) continue;
    const file = await fetch(path);
    if (!file.ok) throw new Error(`${path}: ${file.status}`);
    await cache.put(path, file);
  }
}

/** The document comes last: it is kept only with all that it names. Of another build the former files go. */
async function keepPage(response) {
  const cache = await kept();
  const former = await cache.match(page);
  const files = filesOf(await response.clone().text());
  await keepMissing(cache, files);
  await cache.put(page, response);
  if (!former || filesOf(await former.text()).join() === files.join()) return;
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(assets) && !files.includes(pathname)) await cache.delete(pathname);
  }
}

async function keepKeys(response) {
  await (await kept()).put(keys, response);
}

async function fetchToKeep(path) {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** The server's answer; what is kept where it does not come, or is none. */
async function freshOrKept(event, path, keep) {
  const asked = fetch(event.request).then((response) => {
    if (response.ok) event.waitUntil(keep(response.clone()).catch(() => {}));
    return response;
  });
  // What comes late is kept as well.
  event.waitUntil(asked.catch(() => {}));
  const late = new Promise((_, reject) => setTimeout(reject, patience));
  const response = await Promise.race([asked, late]).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await (await kept()).match(path)) ?? asked;
}

async function keptOrFetched(request) {
  return (await (await kept()).match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  const all = Promise.all([fetchToKeep(page).then(keepPage), fetchToKeep(keys).then(keepKeys)]);
  event.waitUntil(all.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** What the page has loaded besides. */
self.addEventListener('message', (event) => {
  const named = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const files = named.filter((path) => typeof path === 'string' && path.startsWith(assets));
  event.waitUntil(
    kept()
      .then((cache) => keepMissing(cache, files))
      .catch(() => {}),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // With parameters it is another page, such as an editor’s draft.
    if (pathname === page && search === '') event.respondWith(freshOrKept(event, page, keepPage));
  } else if (pathname === keys) event.respondWith(freshOrKept(event, keys, keepKeys));
  else if (pathname.startsWith(assets)) event.respondWith(keptOrFetched(request));
});
