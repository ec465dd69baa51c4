import { renderInlineMarkdown, Tag } from '@rspress/core/theme';
import styles from './Sidebar.module.css';
import { SidebarGroup } from './SidebarGroup';
import type { SidebarItem } from './SidebarItem';
import { SidebarLink } from './SidebarLink';

export interface SidebarListProps {
  sidebarData: readonly SidebarItem[];
  /** Whether it stands under the name of a group. */
  nested?: boolean;
}

/** A list of pages and groups. */
export function SidebarList({ sidebarData, nested = false }: SidebarListProps) {
  return (
    <ul className={nested ? `${styles.list} ${styles.nested}` : styles.list}>
      {sidebarData.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of an area's pages does not change while it is shown
        <SidebarEntry key={index} item={item} />
      ))}
    </ul>
  );
}

interface SidebarEntryProps {
  item: SidebarItem;
}

/** One line of the sidebar: a page, a group of pages, a divider or a heading. */
function SidebarEntry({ item }: SidebarEntryProps) {
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
        <SidebarGroup group={item}>
          <SidebarList sidebarData={item.items} nested />
        </SidebarGroup>
      ) : (
        <SidebarLink item={item} />
      )}
    </li>
  );
}
