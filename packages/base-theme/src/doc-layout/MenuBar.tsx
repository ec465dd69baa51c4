import { IconArrowRight, IconMenu, SvgWrapper } from '@rspress/core/theme';
import { ScrollToTop } from '../scroll-to-top/ScrollToTop';
import { useText } from '../useText';
import styles from './MenuBar.module.css';

/** Ids by which the buttons refer to their popovers. */
export const sidebarId = 'site-sidebar';
export const outlineId = 'site-outline';

export interface MenuBarProps {
  hasSidebar: boolean;
  hasOutline: boolean;
}

/**
 * The bar below the navigation on small screens: always up to 960 px, and up to 1280 px on pages
 * with headings. Its buttons use `popovertarget`, so the browser opens the popovers and exposes
 * their state without a script.
 */
export function MenuBar({ hasSidebar, hasOutline }: MenuBarProps) {
  const text = useText();
  if (!hasSidebar && !hasOutline) return null;
  return (
    <div
      className={`rp-doc-layout__menu ${styles.bar}`}
      data-outline={hasOutline || undefined}
    >
      {hasSidebar && (
        <button
          type="button"
          className={`rp-sidebar-menu__left ${styles.button} ${styles.menu}`}
          popoverTarget={sidebarId}
        >
          <SvgWrapper icon={IconMenu} aria-hidden="true" />
          {text('menuTitle')}
        </button>
      )}
      <ScrollToTop />
      {hasOutline && (
        <button
          type="button"
          className={`rp-sidebar-menu__right ${styles.button} ${styles.outline}`}
          popoverTarget={outlineId}
        >
          {text('outlineTitle')}
          <SvgWrapper icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
