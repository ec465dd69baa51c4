import type { useSidebar } from '@rspress/core/runtime';
import type { Group, GroupItem } from '@rspress/core/theme';
import { fieldsOf } from '@site/pages/records';
import type { OptionSummary } from './OptionSummary';

type SidebarItem = ReturnType<typeof useSidebar>[number];
type Headers = NonNullable<GroupItem['headers']>;
interface PageLink {
  text: string;
  link: string;
  overviewHeaders?: number[] | undefined;
}

/** What is known of a page or heading: a purpose, and type and default of the option it is about. */
export interface OptionFacts extends Partial<OptionSummary> {
  purpose?: string | undefined;
}

/** A heading in the overview. One that is about an option has a purpose. */
export type ListedHeading = Headers[number] & OptionFacts;

/** A page in the overview. */
export interface ListedPage extends GroupItem, OptionFacts {
  headers?: ListedHeading[];
  /** Whether a filter has left only those of its headings that match. */
  filtered?: boolean;
}

/** A named group of pages. */
export interface ListedGroup extends Group {
  items: ListedPage[];
}

/** A page as the build lists it in the frontmatter of an overview. */
export interface OverviewPage {
  routePath: string;
  title: string;
  description: string;
  toc: Headers;
}

export interface GroupPagesOptions {
  sidebar: readonly SidebarItem[];
  pages: readonly OverviewPage[];
  /** Address of the overview; the pages below it are listed. */
  root: string;
  /** Depths of the listed headings, unless a sidebar entry sets its own. Default 2. */
  depths?: readonly number[] | undefined;
  /** Name of the group for pages that belong to none. */
  others: string;
}

/**
 * The pages that the build has put into the frontmatter of an overview
 * (packages/framework/src/page-data.ts), if any.
 *
 * @throws when an entry is no page, because build and theme do not match
 */
export function readOverviewPages(frontmatter: object): OverviewPage[] {
  const overviewPages: unknown = fieldsOf(frontmatter).overviewPages ?? [];
  if (Array.isArray(overviewPages) && overviewPages.every(isPage)) return overviewPages;
  throw new Error('The frontmatter of an overview lists something that is not a page.');
}

function isPage(entry: unknown): entry is OverviewPage {
  const { routePath, title, description, toc } = fieldsOf(entry);
  const texts = [routePath, title, description];
  return texts.every((text) => typeof text === 'string') && Array.isArray(toc);
}

/**
 * Sorts the pages below an overview into the sidebar's groups; pages without one come last. What a
 * page is for is its description.
 */
export function groupPages(options: GroupPagesOptions): ListedGroup[] {
  const { sidebar, pages, others, depths = [2] } = options;
  const root = options.root.replace(/overview$/, '');
  const entries = findLevel(sidebar, options.root) ?? sidebar;
  const isBelowRoot = (link: string) =>
    link.startsWith(root) && !isSamePage(link, options.root);
  const toItem = ({ text, link, overviewHeaders }: PageLink): ListedPage => {
    const page = pages.find(({ routePath }) => isSamePage(routePath, link));
    const listedDepths = overviewHeaders ?? depths;
    const headers = page?.toc.filter(({ depth }) => listedDepths.includes(depth)) ?? [];
    return { text, link, headers, purpose: page?.description };
  };

  const inSidebar = new Set<string>();
  const groups: ListedGroup[] = [];
  const ungrouped: PageLink[] = [];
  for (const entry of entries) {
    const links = linksOf(entry).filter(({ link }) => isBelowRoot(link));
    for (const { link } of links) inSidebar.add(normalizeLink(link));
    if (!('items' in entry)) ungrouped.push(...links);
    else if (links.length > 0)
      groups.push({ name: entry.text, items: links.map(toItem) });
  }
  for (const { routePath, title } of pages) {
    if (isBelowRoot(routePath) && !inSidebar.has(normalizeLink(routePath)))
      ungrouped.push({ text: title, link: routePath });
  }
  return ungrouped.length === 0
    ? groups
    : [...groups, { name: others, items: ungrouped.map(toItem) }];
}

/**
 * The sidebar entries beside the overview's own, or those of the group whose page it is; a group
 * without subgroups stays one group.
 */
function findLevel(
  entries: readonly SidebarItem[],
  root: string,
): readonly SidebarItem[] | undefined {
  const isRoot = (entry: SidebarItem) =>
    'link' in entry && entry.link !== undefined && isSamePage(entry.link, root);
  for (const entry of entries) {
    if (!('items' in entry)) continue;
    if (isRoot(entry))
      return entry.items.some((item) => 'items' in item) ? entry.items : [entry];
    const inner = findLevel(entry.items, root);
    if (inner) return inner;
  }
  return entries.some(isRoot) ? entries : undefined;
}

/** Links of a sidebar entry and its descendants, without duplicates. */
function linksOf(entry: SidebarItem): PageLink[] {
  const own: PageLink[] =
    'link' in entry && entry.link
      ? [{ text: entry.text, link: entry.link, overviewHeaders: entry.overviewHeaders }]
      : [];
  const inner = 'items' in entry ? entry.items.flatMap(linksOf) : [];
  const links = [...own, ...inner];
  return links.filter(
    ({ link }, index) =>
      links.findIndex((other) => isSamePage(other.link, link)) === index,
  );
}

/**
 * Keeps what matches a query: whole groups by name, pages by text or purpose, or else those
 * headings of a page whose text or purpose matches. Ignores case and hyphens. An empty query
 * matches all.
 */
export function filterGroups(
  groups: readonly ListedGroup[],
  query: string,
): ListedGroup[] {
  const normalize = (text: string) => text.toLowerCase().replaceAll('-', ' ');
  const normalizedQuery = normalize(query.trim());
  const matches = (...texts: (string | undefined)[]) =>
    texts.some((text) => normalize(text ?? '').includes(normalizedQuery));
  return groups.flatMap((group) => {
    if (matches(group.name)) return [group];
    const items = group.items.flatMap((item) => {
      if (matches(item.text, item.purpose)) return [item];
      const headers =
        item.headers?.filter(({ text, purpose }) => matches(text, purpose)) ?? [];
      return headers.length > 0 ? [{ ...item, headers, filtered: true }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** The ids of headings that more than a third of the pages have: those of their common outline. */
export function sharedHeadings(groups: readonly ListedGroup[]): ReadonlySet<string> {
  const pages = groups.flatMap(({ items }) => items.map(({ headers = [] }) => headers));
  const counts = new Map<string, number>();
  for (const { id } of pages.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set(
    [...counts].flatMap(([id, n]) => (n > 1 && n > pages.length / 3 ? id : [])),
  );
}

/** Removes `.html`, `index` and a trailing slash, which are optional in links. */
export function normalizeLink(link: string): string {
  return link.replace(/(?:\.html)?$/, '').replace(/\/(?:index)?$/, '');
}

const isSamePage = (a: string, b: string) => normalizeLink(a) === normalizeLink(b);
