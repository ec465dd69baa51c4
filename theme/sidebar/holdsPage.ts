import type { SidebarItem } from './SidebarItem';

/** Says whether an entry of the sidebar, or one below it, links to the page that `isActive` knows. */
export function holdsPage(
  item: SidebarItem,
  isActive: (link: string) => boolean,
): boolean {
  if ('link' in item && item.link && isActive(item.link)) return true;
  return 'items' in item && item.items.some((child) => holdsPage(child, isActive));
}
