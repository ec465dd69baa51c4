import { contract } from './contract.ts';

/** Local storage key of the reader's theme: `light`, `dark` or `auto`. */
export const themeKey = 'rspress-theme-appearance';

const { fail } = contract(
  'theme-script.ts',
  'an inline script of a built page sets the classes "dark" and "rp-dark" and the color-scheme ' +
    `of <html> from "${themeKey}" in local storage.`,
);

/**
 * Checks that the framework's inline script sets the theme the way the site's own script, which
 * follows later changes, expects.
 *
 * @throws when no script of the page does
 */
export function assertThemeScript(html: string): void {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)];
  const marks = [themeKey, 'rp-dark', 'colorScheme'];
  if (!scripts.some(([, text = '']) => marks.every((mark) => text.includes(mark))))
    fail('A page has no such script.');
}
