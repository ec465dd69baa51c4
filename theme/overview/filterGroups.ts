import type { ListedGroup } from './listed';

/** Case does not matter, and a hyphen is as good as a space. */
const normalize = (text: string) => text.toLowerCase().replaceAll('-', ' ');

/**
 * Keeps what a query names: a whole group by its name, an item by its text or purpose, or else those headings of an item whose text or purpose
 * holds it. An empty query keeps everything.
 */
export function filterGroups<G extends ListedGroup>(
  groups: readonly G[],
  query: string,
): G[] {
  const wanted = normalize(query.trim());
  const names = (...texts: (string | undefined)[]) =>
    texts.some((text) => normalize(text ?? '').includes(wanted));
  return groups.flatMap((group) => {
    if (names(group.name)) return [group];
    const items = group.items.flatMap((item) => {
      if (names(item.text, item.purpose)) return [item];
      const headers =
        item.headers?.filter(({ text, purpose }) => names(text, purpose)) ?? [];
      return headers.length > 0 ? [{ ...item, headers }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
