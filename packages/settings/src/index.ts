/**
 * Facts about the site that more than one file needs. Each stands here and nowhere else.
 * Both the build (`rspress.config.ts`, `tools/`) and the tests read them.
 */

/** Address at which the site is published, without a trailing slash. */
export const origin = 'https://rslib.rs';

/** Repository and folder that hold `docs/`; an edit link is this plus a page's path below `docs/`. */
export const docsRepository =
  'https://github.com/web-infra-dev/rslib/edit/main/website/docs';

/** Path under which the site is served, with both slashes. `SITE_BASE` moves it, for previews. */
export const base = normalizeBase(process.env.SITE_BASE);

/** Google Analytics id. Empty means that no page asks Google for anything, and it is always empty outside a production build. */
export const analyticsId = analyticsIdOf(
  process.env.SITE_ANALYTICS_ID,
  process.env.NODE_ENV,
);

/**
 * A search service to ask in place of the index in the browser, and which of its indexes, the site's own first.
 * `SITE_SEARCH_SERVICE` is its address, `SITE_SEARCH_INDEXES` a list with commas. `undefined` without an address.
 */
export const searchService = process.env.SITE_SEARCH_SERVICE
  ? {
      url: process.env.SITE_SEARCH_SERVICE,
      indexes: (process.env.SITE_SEARCH_INDEXES ?? 'rslib').split(','),
    }
  : undefined;

/**
 * Whether visited pages can be read offline. Switched off, the site ships a service worker that removes itself and what it kept from the
 * browsers of earlier visitors; so it stays switched off for a few months before packages/offline/src is taken out.
 */
export const offlineReading: boolean = true;

/** The language without a prefix in its addresses comes first. */
export const locales = [
  {
    lang: 'en',
    label: 'English',
    title: 'Rslib',
    description: 'Create JavaScript libraries in a simple and intuitive way',
  },
  {
    lang: 'zh',
    label: '简体中文',
    title: 'Rslib',
    description: '以简单直观的方式创建 JavaScript 库',
  },
] as const;

/** Where the family talks. The first five of a longer list stand in the bar, the rest in a popup. */
export const socialLinks = [
  { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rslib' },
  { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
  { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
] as const;

/**
 * Brings what a person writes for a base path into the form that links need: `docs`, `/docs`
 * and `/docs/` all become `/docs/`; nothing becomes `/`.
 */
function normalizeBase(value: string | undefined): string {
  const path = (value ?? '').split('/').filter(Boolean).join('/');
  return path === '' ? '/' : `/${path}/`;
}

/**
 * The analytics id to build with, empty for none: what `SITE_ANALYTICS_ID` holds, in a production build. Throws at a value that is no
 * id, because it would become a part of a script.
 */
export function analyticsIdOf(
  value: string | undefined,
  mode: string | undefined,
): string {
  const id = value?.trim() ?? '';
  if (!/^[A-Z0-9-]*$/i.test(id)) {
    throw new Error(
      `SITE_ANALYTICS_ID is ${JSON.stringify(value)}, which is no id such as G-ABC123DEF4.`,
    );
  }
  return mode === 'production' ? id : '';
}
