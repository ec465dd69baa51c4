import { useSidebar } from '@rspress/core/runtime';
import styles from './Sidebar.module.css';
import { SidebarEntry } from './SidebarEntry';

type SidebarData = ReturnType<typeof useSidebar>;

interface SidebarListProps {
  sidebarData: SidebarData;
}

/** The pages of the area that the current page belongs to. Which area that is, the framework says: the longest prefix that fits. */
export function Sidebar() {
  return <SidebarList sidebarData={useSidebar()} />;
}

/** A list of pages and groups. */
export function SidebarList({ sidebarData }: SidebarListProps) {
  return (
    <ul className={styles.list}>
      {sidebarData.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of an area's pages does not change while it is shown
        <SidebarEntry key={index} item={item} />
      ))}
    </ul>
  );
}
