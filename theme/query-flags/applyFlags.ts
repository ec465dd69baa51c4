/**
 * Reads the flags with which another site embeds a page, such as `?navbar=0&sidebar=0`, and marks the document with
 * `data-hide-navbar`, `data-hide-sidebar` and so on; the style sheet does the rest, before the first paint. Links to other pages of the
 * site get the same flags when they are touched, so that an embedded page stays as it was embedded.
 *
 * Compiled on its own and put into every page: no imports. React calls it again, because the dev server has no inline scripts.
 */
export function applyFlags(names: readonly string[]): void {
  const root = document.documentElement;
  const active = () => {
    const query = new URLSearchParams(location.search);
    return names.filter((name) => query.get(name) === '0');
  };
  const flags = active();
  for (const name of names) {
    root.toggleAttribute(`data-hide-${name.toLowerCase()}`, flags.includes(name));
  }
  if (root.hasAttribute('data-flags-kept')) return;
  root.setAttribute('data-flags-kept', '');

  const keep = (event: Event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin) return;
    const url = new URL(link.href);
    for (const name of active()) url.searchParams.set(name, '0');
    if (url.href !== link.href) link.href = url.href;
  };
  for (const type of ['pointerover', 'focusin', 'click', 'auxclick']) {
    document.addEventListener(type, keep, true);
  }
}
