import { useActiveMatcher, useLocation } from '@rspress/core/runtime';
import { renderInlineMarkdown, Tag } from '@rspress/core/theme';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../useText';
import { holdsPage } from './holdsPage';
import styles from './Sidebar.module.css';
import type { SidebarItem } from './SidebarItem';
import { SidebarLink } from './SidebarLink';

export interface SidebarGroupProps {
  group: Extract<SidebarItem, { items: unknown }>;
  /** The list of its pages. */
  children: ReactNode;
}

/**
 * Pages under a common name. A native disclosure: operable by keyboard and without scripts, and what is closed is out of reach. It opens when the reader
 * comes to one of its pages. Where the group has a page of its own, the name is the link to it and the arrow beside it the disclosure.
 */
export function SidebarGroup({ group, children }: SidebarGroupProps) {
  const { text, link, tag, collapsible = true, collapsed = false } = group;
  const say = useText();
  const isActive = useActiveMatcher();
  const { pathname } = useLocation();
  const here = holdsPage(group, isActive);
  const [open, setOpen] = useState(here || !collapsible || !collapsed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step to another page of the group opens it again
  useEffect(() => {
    if (here) setOpen(true);
  }, [here, pathname]);

  const name = (
    <>
      <span {...renderInlineMarkdown(text)} />
      <Tag tag={tag ?? ''} />
    </>
  );
  if (!collapsible) {
    return (
      <>
        {link ? <SidebarLink item={group} /> : <p className={styles.name}>{name}</p>}
        {children}
      </>
    );
  }
  return (
    <div className={styles.group} data-link={link ? '' : undefined}>
      {link && <SidebarLink item={group} />}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary
          className={`rp-sidebar-group ${styles.name}`}
          aria-label={link ? say('pagesUnder').replace('{name}', text) : undefined}
        >
          {!link && name}
          <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
            <path d="m6 4 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        {children}
      </details>
    </div>
  );
}
