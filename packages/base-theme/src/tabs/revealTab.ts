/** Scrolls a row of tabs, and nothing around it, until one of them is in the middle. */
export function revealTab(tab: Element | null | undefined): void {
  const row = tab?.closest('.site-scroll-row');
  if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
