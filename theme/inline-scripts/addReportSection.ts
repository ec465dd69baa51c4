/**
 * Adds the section to links that report a problem with the page, when they are hovered, focused or
 * clicked: that of the selected text, or else of the address, or else what is in view.
 */
export function addReportSection(): void {
  for (const type of ['pointerover', 'focusin', 'click', 'contextmenu']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link =
          target instanceof Element
            ? target.closest<HTMLAnchorElement>('a[data-report]')
            : null;
        if (!link) return;
        const selection = getSelection();
        const selected = selection?.isCollapsed ? null : selection?.anchorNode;
        const place =
          selected ?? document.getElementById(decodeURIComponent(location.hash.slice(1)));
        const section = [
          ...document.querySelectorAll('main :is(h1, h2, h3, h4)[id]'),
        ].findLast((heading) =>
          place
            ? heading === place || heading.compareDocumentPosition(place) & 4
            : heading.getBoundingClientRect().top < innerHeight / 2,
        );
        if (!section) return;
        const url = new URL(link.href);
        const [page = ''] = url.searchParams.get('details')?.split('\n') ?? [];
        const name = section.getAttribute('aria-label') ?? section.textContent;
        url.searchParams.set('details', `${page}\nSection: ${name}\n`);
        url.searchParams.set('repro', `${page.replace('Page: ', '')}#${section.id}`);
        link.href = url.href;
      },
      { capture: true },
    );
  }
}
