import { IconArrowRight, IconMenu, SvgWrapper } from '@rspress/core/theme';
import { useText } from '../useText';
import styles from './MenuBar.module.css';
import { outlineId, sidebarId } from './popovers';

export interface MenuBarProps {
  hasSidebar: boolean;
  hasOutline: boolean;
}

/**
 * The bar below the navigation on small screens: always up to 960 px, and up to 1280 px on pages
 * with headings. Its buttons use `popovertarget`, so the browser opens the popovers and exposes
 * their state without a script. theme/inline-scripts/followReader.ts names the section being read.
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
      {hasOutline && (
        <button
          type="button"
          className={`rp-sidebar-menu__right ${styles.button} ${styles.outline}`}
          popoverTarget={outlineId}
        >
          <span className="visually-hidden" hidden>
            {`${text('outlineTitle')}: `}
          </span>
          <span
            className={styles.heading}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React out of it
            dangerouslySetInnerHTML={{ __html: text('outlineTitle') }}
            data-section
          />
          <SvgWrapper icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
