/**
 * A link to the same page in another language leads to the place that the reader is at: query and anchor of the address, which the
 * HTML of the page cannot know. They are put into the link when the reader turns to it, before React and without it.
 */
export function keepPlace(): void {
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
