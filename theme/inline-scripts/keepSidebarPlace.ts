/**
 * Keeps the sidebar where it was on the last page of the same section, so that an entry stays under
 * the pointer that clicks it. It scrolls only if the entry of the page would be out of sight.
 */
export function keepSidebarPlace(): void {
  const key = 'site-sidebar';
  const find = () => document.getElementById(key);
  /** The address of its first entry, which no sidebar of another section has. */
  const nameOf = (sidebar: HTMLElement) => sidebar.querySelector('a')?.href;

  function restore(): void {
    // What follows the sidebar.
    if (document.querySelector('main')) observer.disconnect();
    const sidebar = find();
    if (!sidebar) return;
    const [top = 0, name] = sessionStorage.getItem(key)?.split(' ') ?? [];
    sidebar.scrollTop = name === nameOf(sidebar) ? +top : 0;
    const entry = sidebar.querySelector('[aria-current=page]')?.getBoundingClientRect();
    const frame = sidebar.getBoundingClientRect();
    if (entry && (entry.top < frame.top || entry.bottom > frame.bottom))
      sidebar.scrollTop += entry.top - frame.top - frame.height / 2;
  }

  // Again and again, as the page may be painted before all of it is there.
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  // It may have been rendered before the click that opens it.
  document.addEventListener('prerenderingchange', restore);
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
