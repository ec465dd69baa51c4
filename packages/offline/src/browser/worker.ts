// The service worker: pages that the reader has seen can be read offline. See decisions/offline.md.
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

const { base, texts } = OFFLINE_SETTINGS;

/** The query chooses nothing on a static host. Errors and redirects are not kept. */
const wholeFiles: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** A page is of no use without its style sheet, scripts and pictures. */
const filesOfPage: Plugin = {
  async cacheDidUpdate({ newResponse, event, request }) {
    const named = new RegExp(`${base}static/[^\\s"'<>&#?]+`, 'g');
    const names = new Set((await newResponse.text()).match(named));
    const ask = (name: string) => new Request(new URL(name, request.url));
    const all = [...names].map((name) => files.handle({ event, request: ask(name) }));
    await Promise.allSettled(all);
  },
};

function keeping(kind: string, maxEntries: number, ...more: Plugin[]): StrategyOptions {
  const expiration = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  return {
    cacheName: `site ${base} ${kind}`,
    matchOptions: { ignoreVary: true },
    // The class allows `undefined` where the type of plugins does not.
    plugins: [wholeFiles, expiration as Plugin, ...more],
  };
}

const files = new CacheFirst(keeping('hashed files', 300));
const otherFiles = new NetworkFirst(keeping('other files', 60));
const pagesOptions = keeping('pages', 60, filesOfPage);
const pages = new NetworkFirst({ ...pagesOptions, networkTimeoutSeconds: 5 });

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

registerRoute(
  ({ url, sameOrigin, request: { mode, destination } }) =>
    // A prefetch is left to the browser, which keeps it until it is used.
    sameOrigin && url.pathname.startsWith(base) && (mode !== 'no-cors' || destination),
  (options) => {
    const { pathname } = options.url;
    if (pathname.startsWith(`${base}static/`)) return files.handle(options);
    return (/\.\w+$/.test(pathname) ? otherFiles : pages).handle(options);
  },
);

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? neverOpened(request.url) : Response.error(),
);

/** Says in the language of the address that there is no copy, and leads to pages with one. */
async function neverOpened(address: string): Promise<Response> {
  const textsFor = (url: string) =>
    texts.find(({ prefix }) => new URL(url).pathname.startsWith(base + prefix));
  const { tag, title, text, retry, kept } = textsFor(address) ?? {};
  const cache = await caches.open(pagesOptions.cacheName ?? '');
  const same = (await cache.keys()).filter(({ url }) => textsFor(url)?.tag === tag);
  const links = same.map(async (page) => {
    const html = await (await cache.match(page))?.text();
    const name = /<title[^>]*>([^<]*)/.exec(html ?? '')?.[1] ?? page.url;
    return `<li><a href="${new URL(page.url).pathname}">${name}</a></li>`;
  });
  const list = (await Promise.all(links)).reverse().join('');
  const html = `<!doctype html><html lang="${tag}"><meta name="viewport" content="width=device-width"><title>${title}</title><style>:root{color-scheme:light dark}body{max-width:40rem;margin:12vh auto;padding:0 24px;font:16px/1.6 system-ui,sans-serif}a{display:inline-block;padding:10px 0}</style><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p>${list && `<h2>${kept}</h2><ul>${list}</ul>`}</main></html>`;
  const headers = {
    'content-type': 'text/html;charset=utf-8',
    'content-security-policy': "default-src 'none';style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}
