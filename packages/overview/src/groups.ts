import { linksOf, type SidebarItem } from '@site/base-theme/sidebar/links';
import type { ListedPage } from '@site/framework';

declare module '@rspress/shared' {
  interface FrontMatterMeta {
    /** What an overview lists, by the build: packages/framework/src/page-data.ts. */
    overviewPages?: readonly ListedPage[];
  }
}

/** A page in an overview, by the name that the sidebar has for it. */
export interface GroupedPage extends ListedPage {
  /** Whether a filter has left only those of its headings that match. */
  readonly filtered?: boolean;
}

/** A named group of pages. */
export interface Group {
  readonly name: string;
  readonly items: readonly GroupedPage[];
}

export interface GroupPagesOptions {
  sidebar: readonly SidebarItem[];
  /** The pages below the overview. */
  pages: readonly ListedPage[];
  /** Address of the overview. */
  root: string;
  /** Name of the group for pages that belong to none. */
  others: string;
}

/** Sorts the pages below an overview into the sidebar's groups; pages without one come last. */
export function groupPages({ sidebar, pages, root, others }: GroupPagesOptions): Group[] {
  const left = new Map(pages.map((page) => [normalizeLink(page.routePath), page]));
  const take = (entry: SidebarItem) =>
    linksOf(entry).flatMap(({ text, link }): ListedPage[] => {
      const page = left.get(normalizeLink(link));
      left.delete(normalizeLink(link));
      return page ? [{ ...page, title: text }] : [];
    });
  const groups: Group[] = [];
  const ungrouped: ListedPage[] = [];
  for (const entry of findLevel(sidebar, root) ?? sidebar)
    if ('items' in entry) groups.push({ name: entry.text, items: take(entry) });
    else ungrouped.push(...take(entry));
  return [...groups, { name: others, items: [...ungrouped, ...left.values()] }].filter(
    ({ items }) => items.length > 0,
  );
}

/**
 * The sidebar entries beside the overview's own, or those of the group whose page it is; a group
 * that has more than subgroups stays one group.
 */
function findLevel(
  entries: readonly SidebarItem[],
  root: string,
): readonly SidebarItem[] | undefined {
  const isRoot = (entry: SidebarItem) =>
    'link' in entry && normalizeLink(entry.link ?? '') === normalizeLink(root);
  for (const entry of entries) {
    if (!('items' in entry)) continue;
    if (isRoot(entry))
      return entry.items.every((item) => 'items' in item) ? entry.items : [entry];
    const inner = findLevel(entry.items, root);
    if (inner) return inner;
  }
  return entries.some(isRoot) ? entries : undefined;
}

/**
 * Keeps what matches a query: whole groups by name, pages by text, purpose or the end of their
 * address, or else those headings of a page whose text or purpose matches. Ignores case, and takes
 * hyphens and the humps of `camelCase` for spaces. An empty query matches all.
 */
export function filterGroups(groups: readonly Group[], query: string): Group[] {
  const normalize = (text: string) => text.toLowerCase().replaceAll('-', ' ');
  const normalizedQuery = normalize(query.trim());
  const matches = (...texts: readonly (string | undefined)[]) =>
    texts.some((text = '') =>
      // A name is found as it is written, too, without a space at its hump.
      [text, text.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')].some((one) =>
        normalize(one).includes(normalizedQuery),
      ),
    );
  return groups.flatMap((group) => {
    if (matches(group.name)) return [group];
    const items = group.items.flatMap((page) => {
      if (matches(page.title, page.purpose, page.routePath.split('/').at(-1)))
        return [page];
      const toc = page.toc.filter(({ text, purpose }) => matches(text, purpose));
      return toc.length > 0 ? [{ ...page, toc, filtered: true }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** Removes `.html`, `index` and a trailing slash, which are optional in links. */
function normalizeLink(link: string): string {
  return link.replace(/(?:\.html)?$/, '').replace(/\/(?:index)?$/, '');
}
