import { useHead, useLocation, useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { useScroll } from '../scroll/useScroll';

/** Scrolling by less than this many pixels is a tremble, not a wish. */
const tremble = 8;
/** The bar is looked at again after this many milliseconds. */
const interval = 200;

/**
 * Applies the theme setting `hideNavbar`: `never`, `always`, or `auto`, by which the bar makes room while the reader scrolls down and
 * comes back on the way up. Marks the document with `data-navbar="always-hidden"`, which the built page has from the start, or
 * `data-nav-hidden`. The bar keeps its place in the page, or hiding it would scroll the page and show it again.
 */
export function useHideNavbar(): void {
  const { hideNavbar: mode = 'auto' } = useSite().site.themeConfig;
  const { pathname } = useLocation();
  const last = useRef(0);
  useHead({
    htmlAttrs: mode === 'always' ? { 'data-navbar': 'always-hidden' } : {},
  });

  const check = useCallback(() => {
    const root = document.documentElement;
    const height = Number.parseFloat(
      getComputedStyle(root).getPropertyValue('--rp-nav-height'),
    );
    const top = Math.max(0, window.scrollY);
    if (Math.abs(top - last.current) < tremble && top > height) return;
    const down = mode === 'auto' && top > height && top > last.current;
    root.toggleAttribute('data-nav-hidden', down);
    last.current = top;
  }, [mode]);
  useScroll(check, interval);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts with the bar
  useEffect(() => {
    last.current = window.scrollY;
    document.documentElement.removeAttribute('data-nav-hidden');
  }, [pathname]);
}
