// Replaces the service worker if offline reading is disabled: deletes the caches and unregisters.
addEventListener('install', () => void skipWaiting());

addEventListener('activate', (event) => event.waitUntil(unregister()));

async function unregister(): Promise<void> {
  const names = (await caches.keys()).filter((name) =>
    name.startsWith(`site ${OFFLINE_SETTINGS.base} `),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
