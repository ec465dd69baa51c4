/**
 * Completes links within the site with what the static HTML cannot know, when they are hovered,
 * focused or clicked: the embedding flags of the address, so that they stay in effect, and on links
 * to the same page in another language the query and the heading being read, whose id is the same
 * there.
 */
export function completeLinks(flags: readonly string[]): void {
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? -1;
  /** The target of the address while it is in view, or else the last heading that was read. */
  const hash = () => {
    const target = topOf(document.querySelector(':target'));
    if (target >= 0 && target < innerHeight) return location.hash;
    const heading = [...document.querySelectorAll('main :is(h2,h3,h4)[id]')].findLast(
      (one) => scrollY && topOf(one) < innerHeight / 3,
    );
    return heading?.id ?? '';
  };
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
          url.hash = hash();
        }
        const query = new URLSearchParams(location.search);
        for (const name of flags)
          if (query.get(name) === '0') url.searchParams.set(name, '0');
        if (url.href !== link.href) link.href = url.href;
      },
      true,
    );
}
