/**
 * Follows the system's theme, and a choice made in another tab, in a page that React has not taken over. Which theme the page
 * begins with is decided by the framework's own inline script; this keeps it right from then on.
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
  media.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) apply();
  });
}
