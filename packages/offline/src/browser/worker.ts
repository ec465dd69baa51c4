// The service worker: caches visited pages and their files. The README has a table of strategies.
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

const { base, notCached } = OFFLINE_SETTINGS;

/** A static host ignores queries. Errors and redirects are not cached. */
const cacheByPath: StrategyPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** Caches the files that a page refers to along with it. */
const cacheReferencedFiles: StrategyPlugin = {
  async cacheDidUpdate({ newResponse, event, request }) {
    const pattern = new RegExp(`${base}static/[^\\s"'<>&#?]+`, 'g');
    const names = new Set((await newResponse.text()).match(pattern));
    const handle = (name: string) =>
      files.handle({ event, request: new Request(new URL(name, request.url)) });
    await Promise.allSettled([...names].map(handle));
  },
};

function cacheOptions(kind: string, maxEntries: number, more: StrategyPlugin[] = []) {
  const expiration = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  // The types disagree on `undefined` for optional methods.
  const plugins = [cacheByPath, expiration as StrategyPlugin, ...more];
  return {
    cacheName: `site ${base} ${kind}`,
    matchOptions: { ignoreVary: true },
    plugins,
  };
}

const files = new CacheFirst(cacheOptions('hashed files', 300));
const otherFiles = new NetworkFirst(cacheOptions('other files', 60));
const pages = new NetworkFirst({
  ...cacheOptions('pages', 60, [cacheReferencedFiles]),
  networkTimeoutSeconds: 5,
});

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

registerRoute(
  ({ url, sameOrigin, request: { mode, destination } }) =>
    // A prefetch has no destination; the browser caches it itself.
    sameOrigin && url.pathname.startsWith(base) && (mode !== 'no-cors' || destination),
  (options) => {
    if (options.url.pathname.startsWith(`${base}static/`)) return files.handle(options);
    return (/\.\w+$/.test(options.url.pathname) ? otherFiles : pages).handle(options);
  },
);

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? notCachedPage(request.url) : Response.error(),
);

/** Lists the cached pages in the language of an uncached one. */
async function notCachedPage(address: string): Promise<Response> {
  const pageFor = (url: string) =>
    notCached.find(({ prefix }) => new URL(url).pathname.startsWith(base + prefix));
  const page = pageFor(address);
  const cache = await caches.open(pages.cacheName);
  const same = (await cache.keys()).filter(({ url }) => pageFor(url) === page);
  const links = same.map(async (one) => {
    const html = await (await cache.match(one))?.text();
    const name = /<title[^>]*>([^<]*)/.exec(html ?? '')?.[1] ?? one.url;
    return `<li><a href="${new URL(one.url).pathname}">${name}</a></li>`;
  });
  const list = (await Promise.all(links)).reverse().join('');
  const html = page?.html.replace('<!--list-->', () => list);
  const headers = {
    'content-type': 'text/html;charset=utf-8',
    'content-security-policy': "default-src 'none';style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}
