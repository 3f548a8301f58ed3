/** Shows what the portal tells a device of new pets. It has no page in its hands, and asks for nothing. */
const textOf = (value, longest) => (typeof value === 'string' ? value.slice(0, longest) : '');
/** A page of this site alone. */
const pageOf = (path) => {
  const url = new URL(textOf(path, 2_000) || '/', self.location.origin);
  return url.origin === self.location.origin ? url.href : self.location.origin;
};

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // A browser shows a message for each push, whatever came.
  }
  event.waitUntil(
    self.registration.showNotification(textOf(said.title, 80) || self.location.hostname, {
      body: textOf(said.body, 200),
      // One of a day takes the place of itself.
      tag: textOf(said.tag, 40) || 'alerts',
      icon: '/icon-192.png',
      data: { url: pageOf(said.path) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data?.url ?? '/'));
});
