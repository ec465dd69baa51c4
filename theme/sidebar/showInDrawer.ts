/** Scrolls the sidebar, and nothing else, so far that an entry of it can be seen. */
export function showInDrawer(entry: HTMLElement | null): void {
  const drawer = entry?.closest<HTMLElement>('.rp-doc-layout__sidebar');
  if (!entry || !drawer) return;
  const place = entry.getBoundingClientRect();
  const frame = drawer.getBoundingClientRect();
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  drawer.scrollTop += place.top - frame.top - frame.height / 2;
}
