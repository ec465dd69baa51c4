/**
 * Applies the colour theme that the reader chose, or else the system's, before the first paint, and
 * follows changes of both, including those made in other tabs, until React takes over. `key` is the
 * framework's key in local storage.
 */
export function applyTheme(key: string): void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const stored = localStorage.getItem(key);
    const dark = stored === 'dark' || (stored !== 'light' && media.matches);
    for (const name of ['dark', 'rp-dark'])
      document.documentElement.classList.toggle(name, dark);
  };
  apply();
  media.addEventListener('change', apply);
  // Whatever changed there: applying the same theme again does nothing.
  addEventListener('storage', apply);
}
