import { useFrontmatter } from '@rspress/core/runtime';
import {
  DocContent,
  DocFooter,
  type DocLayoutProps,
  Overview,
  Sidebar,
  useDynamicToc,
  useWatchToc,
} from '@rspress/core/theme';
import { DocLayout as Original } from '@rspress/core/theme-original';
import { Breadcrumb } from '../breadcrumb/Breadcrumb';
import { useClosePopover } from '../disclosure/popovers';
import { Outline } from '../outline/Outline';
import { ScrollToTop } from '../scroll-to-top/ScrollToTop';
import styles from './DocLayout.module.css';
import { Drawer } from './Drawer';
import { MenuBar, outlineId } from './MenuBar';

/**
 * A page of text between the sidebar and the outline. On small screens both are native popovers,
 * which work before and without React, close on Escape and return the focus. The framework's drawer
 * does neither, and changes at other widths.
 *
 * `beforeOutline` is below the text of pages without an outline, and `afterDocFooter` on overviews,
 * too, which have no footer of their own because they are made of other pages.
 */
export function DocLayout(props: DocLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const { rspressDocRef } = useWatchToc();
  const headers = useDynamicToc();
  const outline = useClosePopover<HTMLElement>('(min-width: 1281px)');
  // The Markdown edition of a page has no layout.
  if (import.meta.env.SSG_MD) return <Original {...props} />;

  const { beforeOutline, afterDocFooter } = props;
  const { overview = false, footer = true, pageType } = frontmatter;
  const hasSidebar = (frontmatter.sidebar ?? true) === true;
  const hasColumn = !overview && (frontmatter.outline ?? true);
  const hasOutline = hasColumn && headers.length > 0;
  const mainClass = overview ? 'rp-doc-layout__overview' : 'rp-doc-layout__doc-container';
  const content = <DocContent components={props.components} isOverviewPage={overview} />;

  return (
    <div
      className={`rp-doc-layout__container ${styles.container}`}
      data-wide={pageType === 'doc-wide' || undefined}
      data-overview={overview || undefined}
      data-outline={hasColumn || undefined}
    >
      {hasSidebar && (
        <Drawer>
          <Sidebar />
        </Drawer>
      )}
      <div className={`rp-doc-layout__doc ${styles.column}`}>
        <MenuBar hasSidebar={hasSidebar} hasOutline={hasOutline} />
        <main id="content" className={`${mainClass} ${styles.main}`} tabIndex={-1}>
          <Breadcrumb />
          {overview ? (
            <Overview content={content} />
          ) : (
            <div className="rp-doc rspress-doc" ref={rspressDocRef}>
              {content}
            </div>
          )}
          {!hasOutline && beforeOutline}
          {footer && !overview && <DocFooter />}
          {footer && afterDocFooter}
          <ScrollToTop />
        </main>
      </div>
      {hasColumn && (
        <aside
          ref={outline}
          id={outlineId}
          className={`rp-doc-layout__outline ${styles.outline}`}
          popover="auto"
        >
          {hasOutline && beforeOutline}
          {hasOutline && <Outline />}
        </aside>
      )}
    </div>
  );
}
