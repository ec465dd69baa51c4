import { findBrowser, hasDebianBrowsers, installPackages } from './browser.mjs';

const firefox = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
};

/**
 * Returns the path of a Firefox on this machine, or `undefined`: the one that FIREFOX_PATH names, else
 * the first on the PATH. Throws when the named one does not start.
 */
export const findFirefox = (env = process.env) => findBrowser(firefox, env);

/**
 * Returns the path of a Firefox, installing Debian's if need be. Throws an Error that says what to do
 * when there is none.
 */
export function ensureFirefox() {
  const existing = findFirefox();
  if (existing) return existing;
  if (hasDebianBrowsers()) installPackages('firefox-esr');
  const found = findFirefox();
  if (found) return found;
  throw new Error(
    'No Firefox was found and none could be installed.\n' +
      'Install Firefox, or name one: FIREFOX_PATH=/path/to/firefox npm run test:firefox',
  );
}
