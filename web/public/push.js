// Part of the service worker: what this browser shows when it is somebody's turn. Kept as plain
// script, since the worker that is generated around it takes it in as it is.

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Incognita', {
      body: told.text ?? '',
      lang: told.lang ?? 'en',
      // One per table: a later notice takes the place of the one before.
      tag: told.tag ?? 'incognita',
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { url: told.url ?? '/' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Only the way to a table of this server, under whatever name this page knows it.
  const { pathname } = new URL(event.notification.data?.url ?? '/', self.location.origin);
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find((one) => new URL(one.url).pathname === pathname);
    if (there) await there.focus();
    else await self.clients.openWindow(pathname);
  };
  event.waitUntil(open());
});
