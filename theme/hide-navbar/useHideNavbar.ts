import { useHead, useLocation, useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';

/**
 * Applies the theme setting `hideNavbar`: `never`, `always`, or `auto`, which hides the bar while
 * the reader scrolls down (theme/inline-scripts/followReader.ts). The style sheet reads
 * `data-navbar`.
 */
export function useHideNavbar(): void {
  const { hideNavbar: mode = 'auto' } = useSite().site.themeConfig;
  const { pathname } = useLocation();
  useHead({ htmlAttrs: mode === 'auto' ? {} : { 'data-navbar': `${mode}-hidden` } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page starts with the bar
  useEffect(() => {
    document.documentElement.removeAttribute('data-nav-hidden');
  }, [pathname]);
}
