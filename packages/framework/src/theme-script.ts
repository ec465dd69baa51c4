import { contract } from './contract.ts';

/** Where the framework keeps the reader's choice of theme, in local storage: `light`, `dark` or `auto`. */
export const themeKey = 'rspress-theme-appearance';

const { broken } = contract(
  'theme-script.ts',
  `an inline script of a built page sets the classes "dark" and "rp-dark" and the color-scheme of <html>, by "${themeKey}" in local storage.`,
  { inEveryBuild: false },
);

/**
 * Checks that the framework chooses the theme of a page as the site's own script, which follows later
 * changes of it, expects.
 *
 * @throws when no script of the page does
 */
export function assertThemeScript(html: string): void {
  const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].find(([, text = '']) =>
    [themeKey, 'rp-dark', 'colorScheme'].every((name) => text.includes(name)),
  );
  if (!script) broken('A page has no such script.');
}
