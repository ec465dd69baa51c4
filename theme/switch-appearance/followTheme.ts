/**
 * Gives a page the theme that the reader chose, or the system's, before anything is painted, and follows both, the choice made in another tab
 * included, until React takes over. It stands in the place of the framework's script, which does the first half.
 *
 * Compiled on its own and put into every page: no imports. `key` is where the framework keeps the choice in local storage.
 */
export function followTheme(key: string): void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = localStorage.getItem(key);
    const dark = chosen === 'dark' || (chosen !== 'light' && media.matches);
    const { classList, style } = document.documentElement;
    for (const name of ['dark', 'rp-dark']) classList.toggle(name, dark);
    style.colorScheme = dark ? 'dark' : 'light';
  };
  apply();
  media.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) apply();
  });
}
