// The service worker: caches visited pages and their files. The README has a table of strategies.
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

const { base, texts } = OFFLINE_SETTINGS;

/** A static host ignores queries. Errors and redirects are not cached. */
const cacheByPath: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** Caches the files that a page refers to along with it. */
const cacheReferencedFiles: Plugin = {
  async cacheDidUpdate({ newResponse, event, request }) {
    const pattern = new RegExp(`${base}static/[^\\s"'<>&#?]+`, 'g');
    const names = new Set((await newResponse.text()).match(pattern));
    const requests = [...names].map((name) => new Request(new URL(name, request.url)));
    await Promise.allSettled(
      requests.map((one) => files.handle({ event, request: one })),
    );
  },
};

function cacheOptions(
  kind: string,
  maxEntries: number,
  ...more: Plugin[]
): StrategyOptions {
  const expiration = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  return {
    cacheName: `site ${base} ${kind}`,
    matchOptions: { ignoreVary: true },
    // The types disagree on `undefined` for optional methods.
    plugins: [cacheByPath, expiration as Plugin, ...more],
  };
}

const files = new CacheFirst(cacheOptions('hashed files', 300));
const otherFiles = new NetworkFirst(cacheOptions('other files', 60));
const pagesOptions = cacheOptions('pages', 60, cacheReferencedFiles);
const pages = new NetworkFirst({ ...pagesOptions, networkTimeoutSeconds: 5 });

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

registerRoute(
  ({ url, sameOrigin, request: { mode, destination } }) =>
    // A prefetch has no destination; the browser caches it itself.
    sameOrigin && url.pathname.startsWith(base) && (mode !== 'no-cors' || destination),
  (options) => {
    const { pathname } = options.url;
    if (pathname.startsWith(`${base}static/`)) return files.handle(options);
    return (/\.\w+$/.test(pathname) ? otherFiles : pages).handle(options);
  },
);

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? notCachedPage(request.url) : Response.error(),
);

const styles = [
  ':root{color-scheme:light dark}',
  'body{max-width:40rem;margin:12vh auto;padding:0 24px;font:16px/1.6 system-ui,sans-serif}',
  'a{display:inline-block;padding:10px 0}',
].join('');

/**
 * Explains in the language of the address that the page is not cached, and lists those that are.
 */
async function notCachedPage(address: string): Promise<Response> {
  const textsFor = (url: string) =>
    texts.find(({ prefix }) => new URL(url).pathname.startsWith(base + prefix));
  const { tag, title, text, retry, cached } = textsFor(address) ?? {};
  const cache = await caches.open(pagesOptions.cacheName ?? '');
  const same = (await cache.keys()).filter(({ url }) => textsFor(url)?.tag === tag);
  const links = same.map(async (page) => {
    const html = await (await cache.match(page))?.text();
    const name = /<title[^>]*>([^<]*)/.exec(html ?? '')?.[1] ?? page.url;
    return `<li><a href="${new URL(page.url).pathname}">${name}</a></li>`;
  });
  const list = (await Promise.all(links)).reverse().join('');
  const html = [
    `<!doctype html><html lang="${tag}"><meta name="viewport" content="width=device-width">`,
    `<title>${title}</title><style>${styles}</style>`,
    `<main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p>`,
    `${list && `<h2>${cached}</h2><ul>${list}</ul>`}</main></html>`,
  ].join('');
  const headers = {
    'content-type': 'text/html;charset=utf-8',
    'content-security-policy': "default-src 'none';style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}
