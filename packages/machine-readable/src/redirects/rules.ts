/** What redirects are made of. */
export interface Addresses {
  /** The path of the site, with both slashes. */
  readonly base: string;
  /** The first one has no prefix in addresses. */
  readonly langs: readonly string[];
  /** New addresses by old ones, without language and leading slash; a redirect keeps the language. */
  readonly moved: Readonly<Record<string, string>>;
  /** Those of all pages, without the base path. */
  readonly routes: readonly string[];
}

/**
 * The content of `_redirects`. A `:splat` follows the name of a folder, never the first slash:
 * hosts that insert it as it was asked for would make `//host/` of `/en//host/`, the address of
 * another host. What else is below `/en/`, the not-found page redirects by itself.
 */
export function redirectRules({ base, langs, moved, routes }: Addresses): string {
  const [defaultLang = '', ...others] = langs;
  const prefixes = ['', ...others.map((lang) => `${lang}/`)];
  const folders = routes.flatMap((route) => /^\/([^/]+)\//.exec(route)?.[1] ?? []);
  const rules = [
    `${defaultLang} ${base} 301`,
    `${defaultLang}/ ${base} 301`,
    ...[...new Set(folders)]
      .filter((folder) => !others.includes(folder))
      .sort()
      .map((folder) => `${defaultLang}/${folder}/* ${base}${folder}/:splat 301`),
    ...prefixes.flatMap((prefix) =>
      Object.entries(moved).flatMap(([from, to]) =>
        // Some hosts distinguish addresses with and without a trailing slash.
        ['', '/'].map((slash) => `${prefix}${from}${slash} ${base}${prefix}${to} 301`),
      ),
    ),
    // For hosts with a single error page; others find the nearest 404.html.
    ...others.map((lang) => `${lang}/* ${base}${lang}/404.html 404`),
  ];
  return rules.map((rule) => `${base}${rule}\n`).join('');
}
