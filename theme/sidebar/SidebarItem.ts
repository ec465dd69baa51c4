import type { useSidebar } from '@rspress/core/runtime';

/** What the framework knows of one line of the sidebar. */
export type SidebarItem = ReturnType<typeof useSidebar>[number];
