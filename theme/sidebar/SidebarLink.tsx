import { useActiveMatcher } from '@rspress/core/runtime';
import { renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';
import { Link } from '../link/Link';
import styles from './Sidebar.module.css';
import { showInDrawer } from './showInDrawer';

export interface SidebarLinkProps {
  item: { text: string; link?: string; tag?: string; context?: string; icon?: string };
}

/** The link to a page. The one of the page that is shown is marked, and scrolled to where the list is longer than the screen. */
export function SidebarLink({ item }: SidebarLinkProps) {
  const isActive = useActiveMatcher();
  const current = item.link !== undefined && isActive(item.link);
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) showInDrawer(ref.current);
  }, [current]);
  return (
    <Link
      ref={ref}
      className={`rp-sidebar-item ${current ? 'rp-sidebar-item--active' : ''} ${styles.item}`}
      href={item.link ?? '/'}
      aria-current={current ? 'page' : undefined}
      data-context={item.context}
    >
      {item.icon && <SvgWrapper icon={item.icon} className={styles.icon} />}
      <span {...renderInlineMarkdown(item.text)} />
      <Tag tag={item.tag ?? ''} />
    </Link>
  );
}
