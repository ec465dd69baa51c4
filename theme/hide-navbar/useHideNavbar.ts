import { useHead, useLocation, useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { useScroll } from '../scroll/useScroll';

/** Scrolling by fewer pixels than this is ignored. */
const threshold = 8;
/** Time between two updates, in milliseconds. */
const interval = 200;

/**
 * Applies the theme setting `hideNavbar`: `never`, `always`, or `auto`, which hides the bar while
 * the reader scrolls down. Sets `data-navbar="always-hidden"`, also at build time, or
 * `data-nav-hidden`. The bar keeps its space in the page: otherwise hiding it would scroll the page
 * and show it again.
 */
export function useHideNavbar(): void {
  const { hideNavbar: mode = 'auto' } = useSite().site.themeConfig;
  const { pathname } = useLocation();
  const lastTop = useRef(0);
  useHead({
    htmlAttrs: mode === 'always' ? { 'data-navbar': 'always-hidden' } : {},
  });

  const update = useCallback(() => {
    const root = document.documentElement;
    const height = Number.parseFloat(
      getComputedStyle(root).getPropertyValue('--rp-nav-height'),
    );
    const top = Math.max(0, window.scrollY);
    if (Math.abs(top - lastTop.current) < threshold && top > height) return;
    const down = mode === 'auto' && top > height && top > lastTop.current;
    root.toggleAttribute('data-nav-hidden', down);
    lastTop.current = top;
  }, [mode]);
  useScroll(update, interval);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page starts with the bar
  useEffect(() => {
    lastTop.current = window.scrollY;
    document.documentElement.removeAttribute('data-nav-hidden');
  }, [pathname]);
}
