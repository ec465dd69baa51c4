// The site had a service worker, which kept the pages that a reader had visited. Browsers that have it look for a
// newer one at this address: this one deletes what was kept, and removes itself.
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const own = `site ${new URL(registration.scope).pathname} `;
  const names = (await caches.keys()).filter((name) => name.startsWith(own));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
