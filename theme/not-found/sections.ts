import type { useSidebar } from '@rspress/core/runtime';

type SidebarItem = ReturnType<typeof useSidebar>[number];
type PageLink = Pick<SidebarItem & { link: string; text: string }, 'link' | 'text'>;

/** The groups of all sidebars, with the addresses of their folders, which are pages too. */
export function sectionsOf(sidebars: Readonly<Record<string, readonly SidebarItem[]>>) {
  return Object.values(sidebars)
    .flat()
    .flatMap((entry) => {
      const pages = 'items' in entry ? pagesOf(entry) : [];
      const link = pages[0]?.link.replace(/[^/]*$/, '');
      return link && 'text' in entry ? [{ name: entry.text, link, pages }] : [];
    });
}

function pagesOf(entry: SidebarItem): PageLink[] {
  const own =
    'link' in entry && entry.link ? [{ text: entry.text, link: entry.link }] : [];
  return 'items' in entry ? [...own, ...entry.items.flatMap(pagesOf)] : own;
}
