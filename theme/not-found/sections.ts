import type { useSidebar } from '@rspress/core/runtime';

type SidebarItem = ReturnType<typeof useSidebar>[number];

/** A section of the site with its pages. */
export interface SiteSection {
  name: string;
  /** The address of its overview. */
  link: string;
  pages: readonly { text: string; link: string }[];
}

/** The groups of all sidebars, by their addresses. */
export function sectionsOf(
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): SiteSection[] {
  return Object.values(sidebars)
    .flat()
    .flatMap((entry) => {
      if (!('items' in entry)) return [];
      const pages = pagesOf(entry);
      const [first] = pages;
      // A folder is a group, and has a page at its own address.
      const link = first?.link.replace(/[^/]*$/, '');
      return link ? [{ name: entry.text, link, pages }] : [];
    });
}

function pagesOf(entry: SidebarItem): { text: string; link: string }[] {
  const own =
    'link' in entry && entry.link ? [{ text: entry.text, link: entry.link }] : [];
  return 'items' in entry ? [...own, ...entry.items.flatMap(pagesOf)] : own;
}
