/**
 * Marks the page with `data-nav-hidden` while the reader scrolls down, which hides the bar. A jump
 * to the anchor of the address is not scrolling. The bar keeps its space in the page: otherwise
 * hiding it would scroll the page and show it again.
 */
export function hideNavbarOnScroll(): void {
  const root = document.documentElement;
  let last = location.hash ? Number.POSITIVE_INFINITY : 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = false;

  /** Runs at most once per 200 ms; the last event is never lost. */
  const update = () => {
    pending = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (pending) update();
    }, 200);
    const height = Number.parseFloat(
      getComputedStyle(root).getPropertyValue('--rp-nav-height'),
    );
    const top = Math.max(0, scrollY);
    if (Math.abs(top - last) < 8 && top > height) return;
    root.toggleAttribute('data-nav-hidden', top > height && top > last);
    last = top;
  };
  addEventListener('scroll', () => {
    if (timer) pending = true;
    else update();
  });
}
