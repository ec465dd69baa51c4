/**
 * Follows the reader down the page, with and without React:
 *
 * - `data-nav-hidden` hides the bar while they scroll down; a jump to the anchor of the address is
 *   not scrolling. The bar keeps its space: otherwise hiding it would scroll the page and show it
 *   again.
 * - `data-scrolled` is there from 100 px on: the bar is no longer transparent, and the link to the
 *   top shows.
 * - The outline marks the heading being read: the first one before any section, and at the end of
 *   the page the last one, which may be too short to get there.
 * - `data-hide-navbar`, `data-hide-sidebar` and so on are there on pages that another site embeds
 *   with flags such as `?navbar=0&sidebar=0`, for query-flags.css. Their names are `flags`.
 * - Links that are hovered, focused or clicked keep these flags of the address, and those
 *   to the same page in another language its query and the nearest heading, whose id is the same
 *   there.
 */
export function followReader(flags: readonly string[]): void {
  const root = document.documentElement;
  const headings = () => [...document.querySelectorAll('main :is(h2,h3,h4)[id]')];
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  /** Whether the address names it. `:target` does not match after a page change in the app. */
  const isTarget = (heading?: Element) => location.hash === `#${heading?.id}`;
  /** Whether its section has begun: below the bars, or anywhere if the address names it. */
  const isRead = (heading: Element) =>
    topOf(heading) < (isTarget(heading) ? innerHeight : 126);
  const mark = () => {
    const all = headings();
    const read = all.findLastIndex(isRead);
    const isEnd = scrollY > 0 && root.scrollHeight - innerHeight - scrollY <= 2;
    const links = [...document.querySelectorAll<HTMLElement>('.rp-toc-item')];
    const link = isEnd && !isTarget(all[read]) ? links.at(-1) : links[Math.max(read, 0)];
    for (const one of links) one.ariaCurrent = one === link ? 'location' : null;
    const outline = link?.closest('aside');
    if (link && outline) outline.scrollTop = link.offsetTop - outline.clientHeight / 2;
  };

  let last = location.hash ? Number.POSITIVE_INFINITY : 0;
  const moveBar = () => {
    root.toggleAttribute('data-scrolled', scrollY >= 100);
    // Further than the bar is high.
    const isBelow = scrollY > 72;
    if (Math.abs(scrollY - last) < 8 && isBelow) return;
    root.toggleAttribute('data-nav-hidden', isBelow && scrollY > last);
    last = scrollY;
  };
  /** Runs after scrolling, at most once per `interval`, in milliseconds. */
  const onScroll = (interval: number, update: () => void) => {
    const run = () => {
      update();
      onScroll(interval, update);
    };
    addEventListener('scroll', () => setTimeout(run, interval), { once: true });
  };
  onScroll(200, moveBar);
  onScroll(100, mark);
  // Without an anchor, reading begins at the top, and measuring would hold up the first paint.
  if (location.hash) addEventListener('DOMContentLoaded', mark);
  addEventListener('hashchange', mark);

  const hasFlag = (name: string) =>
    new URLSearchParams(location.search).get(name) === '0';
  for (const name of flags) root.toggleAttribute(`data-hide-${name}`, hasFlag(name));
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
          // From where an anchor scrolls to, as reaching the bar may have moved the page since.
          const off = (heading: Element) =>
            Math.abs(topOf(heading) - 88) - (isTarget(heading) ? innerHeight : 0);
          url.hash =
            (scrollY && headings().sort((a, b) => off(a) - off(b))[0]?.id) ||
            location.hash;
        }
        for (const name of flags) if (hasFlag(name)) url.searchParams.set(name, '0');
        if (url.href !== link.href) link.href = url.href;
      },
      true,
    );
}
