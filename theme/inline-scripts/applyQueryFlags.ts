/**
 * Reads the flags with which another site embeds a page, such as `?navbar=0&sidebar=0`, and sets
 * `data-hide-navbar`, `data-hide-sidebar` and so on, which query-flags.css acts on. Links to other
 * pages get the same flags when they are hovered, focused or clicked, so that they stay in effect.
 * Called again by React on navigation, and on the dev server, which has no inline scripts.
 */
export function applyQueryFlags(names: readonly string[]): void {
  const root = document.documentElement;
  const activeFlags = () => {
    const query = new URLSearchParams(location.search);
    return names.filter((name) => query.get(name) === '0');
  };
  const flags = activeFlags();
  for (const name of names) {
    root.toggleAttribute(`data-hide-${name.toLowerCase()}`, flags.includes(name));
  }
  if (root.hasAttribute('data-flags-kept')) return;
  root.setAttribute('data-flags-kept', '');

  const addFlags = (event: Event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin) return;
    const url = new URL(link.href);
    for (const name of activeFlags()) url.searchParams.set(name, '0');
    if (url.href !== link.href) link.href = url.href;
  };
  for (const type of ['pointerover', 'focusin', 'click', 'auxclick']) {
    document.addEventListener(type, addFlags, true);
  }
}
