/** What stands at the end: for hosts that know one error page only; others find the nearest 404.html by themselves. */
const errorPage = (lang: string) => `/${lang}/* /${lang}/404.html 404`;

/**
 * The text of a `_redirects` file, for hosts that read one: the default language, the first of
 * `langs`, has no prefix; the addresses in `moved`, without a slash at the beginning, lead to where
 * their content is now, in the language that was asked for.
 */
export function redirectRules(
  moved: Readonly<Record<string, string>>,
  langs: readonly string[],
): string {
  const [standard = '', ...others] = langs;
  const prefixes = ['/', ...others.map((lang) => `/${lang}/`)];
  const entries = Object.entries(moved);
  const rules = [
    `/${standard} / 301`,
    `/${standard}/* /:splat 301`,
    ...prefixes.flatMap((prefix) =>
      entries.flatMap(([from, to]) =>
        // Not every host takes an address with a slash at its end for the same.
        ['', '/'].map((end) => `${prefix}${from}${end} ${prefix}${to} 301`),
      ),
    ),
    ...others.map(errorPage),
  ];
  return `${rules.join('\n')}\n`;
}
