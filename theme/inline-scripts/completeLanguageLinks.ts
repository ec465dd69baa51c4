/**
 * Adds the query and hash of the address to links to the same page in another language. The
 * static HTML cannot know them, so they are added when a link is hovered, focused or clicked.
 */
export function completeLanguageLinks(): void {
  for (const type of ['pointerover', 'focusin', 'click', 'contextmenu']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link =
          target instanceof Element
            ? target.closest<HTMLAnchorElement>('a[data-keep-place]')
            : null;
        if (!link) return;
        link.search = location.search;
        link.hash = location.hash;
      },
      { capture: true },
    );
  }
}
