/**
 * Follows the reader down the page, with and without React:
 *
 * - `data-nav-hidden` hides the bar while they scroll down; a jump to the anchor of the address is
 *   not scrolling. The bar keeps its space: otherwise hiding it would scroll the page and show it
 *   again.
 * - `--section` is the place of the heading being read among all, which the outline marks.
 * - Links that are hovered, focused or clicked keep the embedding flags of the address, and those
 *   to the same page in another language its query and the heading being read, whose id is the
 *   same there.
 */
export function followReader(flags: readonly string[]): void {
  const root = document.documentElement;
  const headings = () => [...document.querySelectorAll('main :is(h2,h3,h4)[id]')];
  /** Whether its section has begun: below the bars, or anywhere if the address names it. */
  const isRead = (heading: Element) =>
    heading.getBoundingClientRect().top <
    (heading.matches(':target') ? innerHeight : 126);
  const mark = () =>
    root.style.setProperty(
      '--section',
      `${Math.max(0, headings().findLastIndex(isRead))}`,
    );

  let last = location.hash ? Number.POSITIVE_INFINITY : 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = false;
  /** Runs at most once per 200 ms; the last event is never lost. */
  const update = () => {
    pending = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (pending) update();
    }, 200);
    mark();
    const height = Number.parseFloat(
      getComputedStyle(root).getPropertyValue('--rp-nav-height'),
    );
    const top = Math.max(0, scrollY);
    if (Math.abs(top - last) < 8 && top > height) return;
    root.toggleAttribute('data-nav-hidden', top > height && top > last);
    last = top;
  };
  addEventListener('DOMContentLoaded', mark);
  addEventListener('hashchange', mark);
  addEventListener('scroll', () => {
    if (timer) pending = true;
    else update();
  });

  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click'])
    document.addEventListener(
      type,
      ({ target }) => {
        const link =
          target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (!link || link.origin !== location.origin) return;
        const url = new URL(link.href);
        if (link.matches('[data-keep-place]')) {
          url.search = location.search;
          url.hash = headings().findLast(isRead)?.id ?? location.hash;
        }
        const query = new URLSearchParams(location.search);
        for (const name of flags)
          if (query.get(name) === '0') url.searchParams.set(name, '0');
        if (url.href !== link.href) link.href = url.href;
      },
      true,
    );
}
