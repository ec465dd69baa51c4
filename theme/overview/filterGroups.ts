import type { Group } from '@rspress/core/theme';

/** Case does not matter, and a hyphen is as good as a space. */
const normalize = (text: string) => text.toLowerCase().replaceAll('-', ' ');

/**
 * Keeps what a query names: a whole group by its name, an item by its text, or else those headings of an item that hold it. An empty query keeps everything.
 */
export function filterGroups(groups: readonly Group[], query: string): Group[] {
  const wanted = normalize(query.trim());
  const names = (text: string | undefined) => normalize(text ?? '').includes(wanted);
  return groups.flatMap((group) => {
    if (names(group.name)) return [group];
    const items = group.items.flatMap((item) => {
      if (names(item.text)) return [item];
      const headers = item.headers?.filter(({ text }) => names(text)) ?? [];
      return headers.length > 0 ? [{ ...item, headers }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
