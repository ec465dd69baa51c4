/** Address of the published site, without a trailing slash. */
export const origin = 'https://rslib.rs';

/**
 * Folder of this site in the repository of Rslib, where edit links lead, without a slash at its
 * ends. A check compares it with the folder that the site is in.
 */
export const siteFolder = 'website';

/** Prefix of edit links; the path of a page below `docs/` follows. */
export const docsRepository = `https://github.com/web-infra-dev/rslib/edit/main/${siteFolder}/docs`;

/** Path under which the site is served, with both slashes. `SITE_BASE` overrides it. */
export const base = normalizeBase(process.env.SITE_BASE);

/** Google Analytics id; empty, and no page contacts Google, except in a production build. */
export const analyticsId = analyticsIdOf(
  process.env.SITE_ANALYTICS_ID,
  process.env.NODE_ENV,
);

/**
 * A remote search service, used instead of the index in the browser if `SITE_SEARCH_SERVICE` is its
 * address. `SITE_SEARCH_INDEXES` names its indexes, separated by commas, the site's own first.
 */
export const searchService = process.env.SITE_SEARCH_SERVICE
  ? {
      url: process.env.SITE_SEARCH_SERVICE,
      indexes: (process.env.SITE_SEARCH_INDEXES ?? 'rslib').split(','),
    }
  : undefined;

/** The first language has no prefix in its addresses. */
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

/** The navigation bar shows the first five; further ones are in a popup. */
export const socialLinks = [
  { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rslib' },
  { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
  { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
] as const;

/** `docs`, `/docs` and `/docs/` become `/docs/`; an empty path becomes `/`. */
function normalizeBase(value: string | undefined): string {
  const path = (value ?? '').split('/').filter(Boolean).join('/');
  return path === '' ? '/' : `/${path}/`;
}

/**
 * The id to build with: empty unless `mode` is `production`. Throws if it contains other
 * characters, because it becomes a part of a script.
 */
export function analyticsIdOf(
  value: string | undefined,
  mode: string | undefined,
): string {
  const id = value?.trim() ?? '';
  if (!/^[A-Z0-9-]*$/i.test(id)) {
    throw new Error(
      `SITE_ANALYTICS_ID is ${JSON.stringify(value)}, not an id such as G-ABC123DEF4.`,
    );
  }
  return mode === 'production' ? id : '';
}
