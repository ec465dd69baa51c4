/**
 * Follows the reader down the page, with and without React:
 *
 * - `data-nav-hidden` hides the bar while they scroll down; a jump to the anchor of the address is
 *   not scrolling. The bar keeps its space: otherwise hiding it would scroll the page and show it
 *   again.
 * - `data-scrolled` is there from 100 px on: the bar is no longer transparent, and the link to the
 *   top shows.
 * - The outline marks the section being read, or the first one before any, and keeps its link in
 *   sight. At the end of the page it is the last one, which may be too short to get there. The bar
 *   of small screens names it. `outlineEvent` is dispatched on `window` when the outline has changed.
 * - Links that are hovered, focused or clicked keep the embedding flags of the address, and those
 *   to the same page in another language its query and the nearest heading, whose id is the same
 *   there.
 */
export function followReader(flags: readonly string[], outlineEvent: string): void {
  const root = document.documentElement;
  const headings = () => [...document.querySelectorAll('main :is(h2,h3,h4)[id]')];
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  /** Whether the address names it. `:target` does not match after a page change in the app. */
  const isTarget = (heading?: Element | null) => location.hash === `#${heading?.id}`;
  /** Whether its section has begun: below the bars, or anywhere if the address names it. */
  const isRead = (heading: Element) =>
    topOf(heading) < (isTarget(heading) ? innerHeight : 126);
  const mark = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.rp-outline a')];
    const all = links.map(({ hash }) =>
      document.getElementById(decodeURIComponent(hash.slice(1))),
    );
    const read = all.findLastIndex((heading) => heading && isRead(heading));
    const isEnd = scrollY > 0 && root.scrollHeight - innerHeight - scrollY <= 2;
    const isLast = isEnd && !isTarget(all[read]);
    const active = links[isLast ? links.length - 1 : Math.max(0, read)];
    const label = document.querySelector('[data-section]');
    const name = links[read] ?? document.querySelector('.rp-outline__title');
    label?.replaceChildren(name?.textContent ?? '');
    label?.previousElementSibling?.toggleAttribute('hidden', read < 0);
    if (!active || active.ariaCurrent) return;
    for (const link of links) link.ariaCurrent = link === active ? 'location' : null;
    const frame = active.closest('aside');
    const { top, bottom, height } = (frame ?? active).getBoundingClientRect();
    const box = active.getBoundingClientRect();
    if (frame && (box.top < top || box.bottom > bottom))
      frame.scrollTop += box.top - top - height / 2;
  };

  /** Runs `update` at most once per `interval`, in milliseconds; the last event is never lost. */
  const throttle = (interval: number, update: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending = false;
    const run = () => {
      pending = false;
      timer = setTimeout(() => {
        timer = undefined;
        if (pending) run();
      }, interval);
      update();
    };
    return () => {
      if (timer) pending = true;
      else run();
    };
  };

  let last = location.hash ? Number.POSITIVE_INFINITY : 0;
  const updateBar = () => {
    root.toggleAttribute('data-scrolled', scrollY >= 100);
    // Further than the bar is high.
    const isBelow = scrollY > 72;
    if (Math.abs(scrollY - last) < 8 && isBelow) return;
    root.toggleAttribute('data-nav-hidden', isBelow && scrollY > last);
    last = scrollY;
  };
  addEventListener('scroll', throttle(200, updateBar));
  const markOften = throttle(100, mark);
  for (const type of ['scroll', 'resize']) addEventListener(type, markOften);
  for (const type of ['DOMContentLoaded', 'hashchange', outlineEvent])
    addEventListener(type, mark);

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
        const query = new URLSearchParams(location.search);
        for (const name of flags)
          if (query.get(name) === '0') url.searchParams.set(name, '0');
        if (url.href !== link.href) link.href = url.href;
      },
      true,
    );
}
