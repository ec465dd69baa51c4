import { contract } from './contract.ts';

/** Local storage key of the reader's theme: `light`, `dark` or `auto`. */
const themeKey = 'rspress-theme-appearance';

const { fail } = contract(
  'theme-script.ts',
  'an inline script of a built page sets the classes "dark" and "rp-dark" and the color-scheme ' +
    `of <html> from "${themeKey}" in local storage.`,
);

/**
 * Takes the framework's inline script out of a page: the site's own sets the theme in the same way,
 * and follows later changes.
 *
 * @throws when the page has no such script
 */
export function removeThemeScript(html: string): string {
  const marks = [themeKey, 'rp-dark', 'colorScheme'];
  const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].find(([, text = '']) =>
    marks.every((mark) => text.includes(mark)),
  );
  return script ? html.replace(script[0], '') : fail('A page has no such script.');
}
