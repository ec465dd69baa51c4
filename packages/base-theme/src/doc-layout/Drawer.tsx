import { IconClose, SvgWrapper } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { useClosePopover, useModalPopover } from '../disclosure/popovers';
import { useText } from '../useText';
import styles from './Drawer.module.css';
import { sidebarId } from './MenuBar';

export interface DrawerProps {
  children: ReactNode;
}

/** The sidebar: a column on wide screens, up to 960 px a drawer that the Menu button opens. */
export function Drawer({ children }: DrawerProps) {
  const text = useText();
  const drawer = useClosePopover<HTMLDivElement>('(min-width: 961px)');
  const open = useModalPopover(drawer);
  // Only a dialog may make everything around it inert.
  const modal = open && {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': text('menuTitle'),
  };
  const openClass = open ? 'rp-doc-layout__sidebar--open' : '';
  return (
    <div
      ref={drawer}
      id={sidebarId}
      className={`rp-doc-layout__sidebar ${openClass} rp-scrollbar ${styles.drawer}`}
      popover="auto"
      {...modal}
    >
      <div className={styles.head}>
        <span>{text('menuTitle')}</span>
        <button
          type="button"
          className="icon-button"
          popoverTarget={sidebarId}
          popoverTargetAction="hide"
          aria-label={text('closeMenu')}
        >
          <SvgWrapper icon={IconClose} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={text('sidebarNavigation')}>{children}</nav>
    </div>
  );
}
