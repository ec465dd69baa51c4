import type { useSidebar } from '@rspress/core/runtime';
import type { Group, GroupItem } from '@rspress/core/theme';
import { trimAddress } from './trimAddress';

type SidebarItem = ReturnType<typeof useSidebar>[number];
type Linked = { text: string; link: string; overviewHeaders?: number[] | undefined };

/** What is known of a page without loading it. */
export interface KnownPage {
  routePath: string;
  title: string;
  toc: NonNullable<GroupItem['headers']>;
}

export interface GroupPagesOptions {
  sidebar: readonly SidebarItem[];
  pages: readonly KnownPage[];
  /** Address of the overview; the pages below it are listed. */
  root: string;
  /** Depths of the headings that are listed under each page, unless its sidebar entry names others. 2 when not given. */
  depths?: readonly number[] | undefined;
  /** Name of the group for pages that belong to none. */
  others: string;
}

/** Sorts the pages below an overview into the groups of the sidebar, in its order. Pages that stand in no group, or not in the sidebar at all, come last. */
export function groupPages(options: GroupPagesOptions): Group[] {
  const { sidebar, pages, others, depths = [2] } = options;
  const root = options.root.replace(/overview$/, '');
  const level = levelOf(sidebar, options.root) ?? sidebar;
  const below = (link: string) =>
    link.startsWith(root) && trimAddress(link) !== trimAddress(options.root);
  const describe = ({ text, link, overviewHeaders }: Linked): GroupItem => {
    const page = pages.find(
      ({ routePath }) => trimAddress(routePath) === trimAddress(link),
    );
    const shown = overviewHeaders ?? depths;
    return {
      text,
      link,
      headers: page?.toc.filter(({ depth }) => shown.includes(depth)) ?? [],
    };
  };

  const grouped = new Set<string>();
  const groups: Group[] = [];
  const loose: Linked[] = [];
  for (const entry of level) {
    const links = linksOf(entry).filter(({ link }) => below(link));
    for (const { link } of links) grouped.add(trimAddress(link));
    if (!('items' in entry)) loose.push(...links);
    else if (links.length > 0)
      groups.push({ name: entry.text, items: links.map(describe) });
  }
  for (const { routePath, title } of pages) {
    if (below(routePath) && !grouped.has(trimAddress(routePath)))
      loose.push({ text: title, link: routePath });
  }
  return loose.length === 0
    ? groups
    : [...groups, { name: others, items: loose.map(describe) }];
}

/** The entries beside the overview's own, or those of the group whose page it is; a group without groups in it stays one. */
function levelOf(
  entries: readonly SidebarItem[],
  root: string,
): readonly SidebarItem[] | undefined {
  const isRoot = (entry: SidebarItem) =>
    'link' in entry &&
    entry.link !== undefined &&
    trimAddress(entry.link) === trimAddress(root);
  for (const entry of entries) {
    if (!('items' in entry)) continue;
    if (isRoot(entry))
      return entry.items.some((item) => 'items' in item) ? entry.items : [entry];
    const inner = levelOf(entry.items, root);
    if (inner) return inner;
  }
  return entries.some(isRoot) ? entries : undefined;
}

/** Every page that an entry of the sidebar leads to, the entry's own first, each once. */
function linksOf(entry: SidebarItem): Linked[] {
  const own: Linked[] =
    'link' in entry && entry.link
      ? [
          {
            text: entry.text,
            link: entry.link,
            overviewHeaders: entry.overviewHeaders,
          },
        ]
      : [];
  const inner = 'items' in entry ? entry.items.flatMap(linksOf) : [];
  const links = [...own, ...inner];
  return links.filter(
    ({ link }, index) =>
      links.findIndex((other) => trimAddress(other.link) === trimAddress(link)) === index,
  );
}
