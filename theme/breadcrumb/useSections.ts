import { useNav, usePage, useSidebar } from '@rspress/core/runtime';
import { useHome } from '../nav/useHome';

/** The overview of a folder of pages. */
export interface Section {
  readonly name: string;
  readonly link: string;
}

type SidebarItem = ReturnType<typeof useSidebar>[number];

/**
 * The sections that the current page is in, outermost first, without the page itself: what the bar
 * calls the first folder of its address, and the sidebar the next. None for the home page.
 */
export function useSections(): Section[] {
  const { page } = usePage();
  const home = useHome();
  const bar = useNav();
  const sidebar = useSidebar();
  const path = (page.routePath ?? home).slice(home.length);
  const folders = path.split('/').slice(0, -1);
  const links = folders
    .map((_, index) => `${home}${folders.slice(0, index + 1).join('/')}/`)
    .filter((link) => link !== page.routePath);
  return links.flatMap((link, depth) => {
    const isIn = (address: string | undefined) => address?.startsWith(link) ?? false;
    const name =
      depth === 0
        ? bar.find((item) => 'link' in item && isIn(item.link))?.text
        : groups(sidebar).find((group) => group.items.some((one) => hasLink(one, isIn)))
            ?.text;
    return name ? [{ name, link }] : [];
  });
}

type Group = Extract<SidebarItem, { items: unknown }>;

const groups = (items: readonly SidebarItem[]): Group[] =>
  items.filter((item): item is Group => 'items' in item);

function hasLink(
  item: SidebarItem,
  isWanted: (link: string | undefined) => boolean,
): boolean {
  if ('link' in item && isWanted(item.link)) return true;
  return 'items' in item && item.items.some((child) => hasLink(child, isWanted));
}
