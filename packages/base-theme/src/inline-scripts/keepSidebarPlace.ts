/**
 * Keeps the sidebar where it was on the last page of the same section, so that an entry stays under
 * the pointer that clicks it. It scrolls only if the entry of the page would be out of sight.
 * `pageEvent` is dispatched on `window` when React has changed the page.
 */
export function keepSidebarPlace(pageEvent: string): void {
  const key = 'site-sidebar';
  const find = () => document.getElementById(key);
  /** The address of its first entry, which no sidebar of another section has. */
  const nameOf = (sidebar: HTMLElement) => sidebar.querySelector('a')?.href;

  function restore(): void {
    // Again before each frame until what follows the sidebar is there.
    if (!document.querySelector('main')) restoreSoon();
    const sidebar = find();
    if (!sidebar) return;
    const [top = 0, name] = sessionStorage.getItem(key)?.split(' ') ?? [];
    sidebar.scrollTop = name === nameOf(sidebar) ? +top : 0;
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
      () => {
        const sidebar = find();
        if (sidebar)
          sessionStorage.setItem(key, `${sidebar.scrollTop} ${nameOf(sidebar)}`);
      },
      true,
    );
}
