import { useActiveMatcher, useLocation, useSidebar } from '@rspress/core/runtime';
import { renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme';
import { useEffect, useState } from 'react';
import { Link } from '../link/Link';
import { useText } from '../useText';
import { linksOf, type SidebarItem } from './links';
import styles from './Sidebar.module.css';

/** The pages of the section that the current page belongs to, as the framework determines it. */
export function Sidebar() {
  return <SidebarList sidebarData={useSidebar()} />;
}

interface SidebarListProps {
  sidebarData: readonly SidebarItem[];
  /** Whether it is the list of a group. */
  nested?: boolean;
}

/** A list of pages and groups. */
export function SidebarList({ sidebarData, nested = false }: SidebarListProps) {
  return (
    <ul className={nested ? `${styles.list} ${styles.nested}` : styles.list}>
      {sidebarData.map((item, index) => (
        // Another section has other groups at the same places, which are open or closed by themselves.
        <SidebarEntry key={keyOf(item) ?? index} item={item} nested={nested} />
      ))}
    </ul>
  );
}

/** The words of a page or a group, which no other in its list has. */
function keyOf(item: SidebarItem): string | undefined {
  return 'text' in item ? item.text : undefined;
}

/** An item of the sidebar: a page, a group of pages, a divider or a heading. */
function SidebarEntry({ item, nested }: { item: SidebarItem; nested: boolean }) {
  if ('dividerType' in item) {
    return (
      <li>
        <hr className={styles.divider} data-type={item.dividerType} />
      </li>
    );
  }
  if ('sectionHeaderText' in item) {
    return (
      <li className={styles.header}>
        <span {...renderInlineMarkdown(item.sectionHeaderText)} />
        <Tag tag={item.tag ?? ''} />
      </li>
    );
  }
  return (
    <li>
      {'items' in item ? (
        <SidebarGroup group={item} nested={nested} />
      ) : (
        <SidebarLink item={item} />
      )}
    </li>
  );
}

interface SidebarGroupProps {
  group: Extract<SidebarItem, { items: unknown }>;
  /** Whether it is in another group. */
  nested: boolean;
}

/**
 * A group of pages: a native disclosure, which works by keyboard and without scripts and opens when
 * the reader comes to one of its pages. The page of its own, if it has one, is the first in the
 * list. In another group, the name is a link to that page, and the arrow beside it is the
 * disclosure.
 */
function SidebarGroup({ group, nested }: SidebarGroupProps) {
  const { text, tag, collapsible = true, collapsed = false } = group;
  const interfaceText = useText();
  const isListed = !nested && collapsible && Boolean(group.link);
  const link = isListed ? undefined : group.link;
  const isActive = useActiveMatcher();
  const { pathname } = useLocation();
  const active = linksOf(group).some((page) => isActive(page.link));
  const [open, setOpen] = useState(active || !collapsible || !collapsed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation within the group reopens it
  useEffect(() => {
    if (active) setOpen(true);
  }, [active, pathname]);

  const name = (
    <>
      <span {...renderInlineMarkdown(text)} />
      <Tag tag={tag ?? ''} />
    </>
  );
  const overview = { text: interfaceText('groupOverview'), link: group.link ?? '' };
  const pages = (
    <SidebarList
      sidebarData={isListed ? [overview, ...group.items] : group.items}
      nested
    />
  );
  if (!collapsible) {
    return (
      <>
        {link ? <SidebarLink item={group} /> : <p className={styles.name}>{name}</p>}
        {pages}
      </>
    );
  }
  return (
    <div className={styles.group} data-link={link ? '' : undefined}>
      {link && <SidebarLink item={group} />}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary
          className={`rp-sidebar-group ${styles.name}`}
          aria-label={
            link ? interfaceText('pagesUnder').replace('{name}', text) : undefined
          }
        >
          {!link && name}
          <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
            <path d="m6 4 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        {pages}
      </details>
    </div>
  );
}

interface SidebarLinkProps {
  item: { text: string; link?: string; tag?: string; context?: string; icon?: string };
}

/** The link to a page. That of the current page is marked. */
function SidebarLink({ item }: SidebarLinkProps) {
  const isActive = useActiveMatcher();
  const current = item.link !== undefined && isActive(item.link);
  return (
    <Link
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
