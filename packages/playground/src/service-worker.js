// Adds to the page of the playground, and to its worker, the headers that this host does not send.
// The build replaces both names in capitals.
const isolation = ISOLATION;
const policy = POLICY;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { mode, destination } = event.request;
  if (mode === 'navigate') event.respondWith(withHeaders(event.request, isolation));
  else if (destination === 'worker')
    event.respondWith(
      withHeaders(event.request, { ...isolation, 'Content-Security-Policy': policy }),
    );
});

async function withHeaders(request, added) {
  const response = await fetch(request);
  if (response.type === 'opaqueredirect' || response.status === 0) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  const { body, status, statusText } = response;
  return new Response(body, { status, statusText, headers });
}
