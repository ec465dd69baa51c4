/**
 * Keeps the sidebar of each section as it was on the last page: scrolled, so that an entry stays under
 * the pointer that clicks it, and with the groups that the reader has opened. It scrolls on only if
 * the entry of the page would be out of sight. `pageEvent` is dispatched on `window` when React has
 * changed the page.
 */
export function keepSidebarPlace(pageEvent: string): void {
  const find = () => document.getElementById('site-sidebar');
  /** With the address of its first entry, which no sidebar of another section has. */
  const keyOf = (sidebar: HTMLElement) => `sidebar ${sidebar.querySelector('a')?.href}`;

  function restore(): void {
    // Again before each frame until what follows the sidebar is there.
    if (!document.querySelector('main')) restoreSoon();
    const sidebar = find();
    if (!sidebar) return;
    const [top = 0, ...open] = sessionStorage.getItem(keyOf(sidebar))?.split(' ') ?? [];
    sidebar.querySelectorAll('details').forEach((group, index) => {
      group.open ||= open[index] === 'true';
    });
    sidebar.scrollTop = +top;
    sidebar.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
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
        if (!sidebar) return;
        const open = [...sidebar.querySelectorAll('details')].map((group) => group.open);
        sessionStorage.setItem(keyOf(sidebar), [sidebar.scrollTop, ...open].join(' '));
      },
      true,
    );
}
