// The service worker: pages that the reader has seen can be read offline. decisions/offline.md says what it promises.
import { isHashed, isOurs } from './address';
import { answerHashed, answerNamed, answerPage } from './answer';
import { fetchAndKeep } from './store';

addEventListener('install', () => void skipWaiting());

addEventListener('activate', (event) => {
  // The browser asks for a page while the worker starts, so that nobody waits for it. Not every browser can.
  const preload: NavigationPreloadManager | undefined = registration.navigationPreload;
  event.waitUntil(Promise.all([clients.claim(), preload?.enable()]));
});

addEventListener('fetch', (event) => {
  const { method, mode, destination, headers, url } = event.request;
  if (method !== 'GET' || !isOurs(url) || headers.has('range')) return;
  // A prefetch, which the browser keeps by itself until it is used.
  if (mode === 'no-cors' && destination === '') return;
  if (mode === 'navigate') event.respondWith(answerPage(event));
  else event.respondWith(isHashed(url) ? answerHashed(event) : answerNamed(event));
});

// Addresses of what the reader has seen without this worker: the page that registered it, and pages that React has put in its place.
addEventListener('message', (event) => {
  const addresses: unknown[] = Array.isArray(event.data) ? event.data : [];
  const ours = addresses.filter((one) => typeof one === 'string' && isOurs(one));
  event.waitUntil(Promise.all(ours.map((one) => fetchAndKeep(String(one)))));
});
