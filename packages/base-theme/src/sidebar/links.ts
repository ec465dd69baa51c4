import type { useSidebar } from '@rspress/core/runtime';

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

/** The groups of all sidebars, with the addresses of their folders, which are pages too. */
export function sectionsOf(sidebars: Readonly<Record<string, readonly SidebarItem[]>>) {
  return Object.values(sidebars)
    .flat()
    .flatMap((entry) => {
      const pages = 'items' in entry ? linksOf(entry) : [];
      const link = pages[0]?.link.replace(/[^/]*$/, '');
      return link && 'text' in entry ? [{ name: entry.text, link, pages }] : [];
    });
}
