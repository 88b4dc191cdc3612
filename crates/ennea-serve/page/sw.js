// What the page consists of, kept by the browser: after a first visit it is there without a network.

const VERSION = 'VERSION';
const FIRST = [];
const LATER = [];

addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(VERSION);
    await cache.addAll(FIRST);
    // Without one of these the page goes on, and asks for it again.
    await Promise.allSettled(LATER.map((file) => cache.add(file)));
  };
  event.waitUntil(keep());
});

addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('ennea-') && name !== VERSION);
    await Promise.all(names.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const answer = async () => {
    const cache = await caches.open(VERSION);
    return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
