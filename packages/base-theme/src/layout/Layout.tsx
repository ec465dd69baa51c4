import {
  PageContext,
  useHead,
  useLocation,
  usePage,
  useSite,
} from '@rspress/core/runtime';
import { type LayoutProps, Layout as Original } from '@rspress/core/theme-original';
import { type ContextType, useContext, useEffect, useMemo, useRef } from 'react';
import { LoadFailure } from '../load-failure/LoadFailure';
import { languageCode, useTextLang } from '../useText';
import { pageEvent } from './page-event';

/** The framework's layout, with what scripts and readers' software need to know of pages. */
export function Layout(props: LayoutProps) {
  const { hideNavbar = 'auto' } = useSite().site.themeConfig;
  // For hide-navbar.css. `auto` hides the bar while the reader scrolls down.
  useHead({ htmlAttrs: { 'data-navbar': hideNavbar } });
  // Low priority is applied last and overrides the framework's `lang`.
  useHead({ htmlAttrs: { lang: languageCode(useTextLang()) } }, { tagPriority: 'low' });
  usePageEvent();
  return (
    <PageContext value={usePageWithDescription()}>
      <Original {...props} />
      {!import.meta.env.SSG_MD && <LoadFailure />}
    </PageContext>
  );
}

/** Dispatches the page event once the data of the page are there, which come after the address. */
function usePageEvent(): void {
  const { page } = usePage();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone is not enough
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // Every page starts with the bar.
    document.documentElement.removeAttribute('data-nav-hidden');
    window.dispatchEvent(new Event(pageEvent));
  }, [page]);
}

/**
 * The framework reads a page's description from the data of all pages. Here it comes with the
 * page's own script (packages/framework/src/page-data.ts).
 */
function usePageWithDescription(): NonNullable<ContextType<typeof PageContext>> {
  const context = useContext(PageContext);
  return useMemo(() => {
    const { description = '' } = context.data.frontmatter;
    return { ...context, data: { ...context.data, description } };
  }, [context]);
}
