// Takes the place of the service worker where reading offline is switched off: it removes what was
// kept, and itself.
addEventListener('install', () => void skipWaiting());

addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const ours = (await caches.keys()).filter((name) =>
    name.startsWith(`site ${OFFLINE_SETTINGS.base} `),
  );
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}
