// Adds to the page of the playground, and to its worker, the headers that this host does not send.
// The build replaces the name in capitals by them.
const headersOf = HEADERS;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const added = headersOf[event.request.destination];
  if (added) event.respondWith(withHeaders(event.request, added));
});

async function withHeaders(request, added) {
  const response = await fetch(request);
  if (response.type === 'opaqueredirect' || response.status === 0) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  const { body, status, statusText } = response;
  return new Response(body, { status, statusText, headers });
}
