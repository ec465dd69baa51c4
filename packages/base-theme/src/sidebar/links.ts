import { normalizeHrefInRuntime, type useSidebar } from '@rspress/core/runtime';

export type SidebarItem = ReturnType<typeof useSidebar>[number];

interface PageLink {
  text: string;
  link: string;
}

/** The pages that an entry of the sidebar leads to: its own, and those below it. */
export function linksOf(entry: SidebarItem): PageLink[] {
  const own =
    'link' in entry && entry.link ? [{ text: entry.text, link: entry.link }] : [];
  return 'items' in entry ? [...own, ...entry.items.flatMap(linksOf)] : own;
}

/**
 * The groups of all sidebars, with the addresses of their own pages: the overviews, or the first
 * ones. A group has pages of several folders.
 */
export function sectionsOf(sidebars: Readonly<Record<string, readonly SidebarItem[]>>) {
  return Object.values(sidebars)
    .flat()
    .flatMap((entry) => {
      if (!('items' in entry)) return [];
      const pages = entry.items.flatMap(linksOf);
      const link = entry.link || pages[0]?.link;
      // The framework's has the name of the file, `index.html`.
      return link
        ? [{ name: entry.text, link: normalizeHrefInRuntime(link), pages }]
        : [];
    });
}
