/**
 * Leads on from the anchor of a heading that is on another page now, the `data-moved` of `Moved`, to
 * its new place: when the page opens, and when the address changes. Going back skips the old address.
 */
export function followMoved(): void {
  const follow = () => {
    const id = CSS.escape(location.hash.slice(1));
    const link = id && document.querySelector<HTMLAnchorElement>(`#${id}[data-moved] a`);
    if (link) location.replace(link.href);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', follow);
  else follow();
  addEventListener('hashchange', follow);
}
