/**
 * Keeps the sidebar as it was on the last page of the same section: groups that the reader has
 * opened are open, and an entry stays under the pointer that clicks it. It scrolls only if the entry
 * of the page would be out of sight. `pageEvent` is dispatched on `window` when React has changed
 * the page.
 */
export function keepSidebarPlace(pageEvent: string): void {
  const find = () => document.getElementById('site-sidebar');
  /** Contains the address of its first entry, which no sidebar of another section has. */
  const keyOf = (sidebar: HTMLElement) => `sidebar ${sidebar.querySelector('a')?.href}`;
  const groupsOf = (sidebar: HTMLElement) => [...sidebar.querySelectorAll('details')];
  /** A `1` for each group that was open when the reader last used the sidebar, a `0` for others. */
  let open: string | undefined;

  function restore(): void {
    // Again before each frame until what follows the sidebar is there.
    if (!document.querySelector('main')) restoreSoon();
    const sidebar = find();
    if (!sidebar) return;
    let top: string | undefined;
    [top = '0', open = ''] = sessionStorage.getItem(keyOf(sidebar))?.split(' ') ?? [];
    for (const [index, group] of groupsOf(sidebar).entries())
      if (open[index] === '1') group.open = true;
    sidebar.scrollTop = +top;
    const entry = sidebar.querySelector('[aria-current=page]')?.getBoundingClientRect();
    const frame = sidebar.getBoundingClientRect();
    if (entry && (entry.top < frame.top || entry.bottom > frame.bottom))
      sidebar.scrollTop += entry.top - frame.top - frame.height / 2;
  }

  const restoreSoon = () => requestAnimationFrame(restore);
  // A page that is rendered before the click that opens it has its first frame after that click.
  restoreSoon();
  // A group opens after the page has changed.
  addEventListener(pageEvent, restoreSoon);
  for (const type of ['click', 'pagehide'])
    addEventListener(
      type,
      ({ target }) => {
        const sidebar = find();
        if (!sidebar) return;
        // A group that opened with its page, which a link in the text led to, is closed again on
        // the next one.
        if (target instanceof Element && sidebar.contains(target)) {
          const name = target.closest('summary');
          open = groupsOf(sidebar)
            // The click changes it only afterwards.
            .map((group) => +(group.open !== (group.firstElementChild === name)))
            .join('');
        }
        sessionStorage.setItem(keyOf(sidebar), `${sidebar.scrollTop} ${open}`);
      },
      true,
    );
}
