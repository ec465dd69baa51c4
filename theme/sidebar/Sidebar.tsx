import { useSidebar } from '@rspress/core/runtime';
import { SidebarList } from './SidebarList';

/** The pages of the area that the current page belongs to. Which area that is, the framework says: the longest prefix that fits. */
export function Sidebar() {
  return <SidebarList sidebarData={useSidebar()} />;
}
