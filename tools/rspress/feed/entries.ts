import type { Change } from './changes.ts';

/** A page as the feed names it. */
export interface FeedPage {
  /** Path of its file from the folder of all pages, `en/config/index.mdx`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Absolute address. */
  readonly url: string;
}

/** What was changed on a page on one day. */
export interface FeedEntry {
  readonly page: FeedPage;
  /** The last change of that day, ISO 8601. */
  readonly date: string;
  /** First lines of the messages of the commits, newest first, each once. */
  readonly changes: readonly string[];
}

/**
 * The newest `limit` entries of a feed, newest first: one for a page and a day (in UTC) on which it was changed, so that a day of many
 * commits is not many entries. The same history and pages give the same entries, whenever and wherever the site is built.
 */
export function entriesOf(
  changes: readonly Change[],
  pages: readonly FeedPage[],
  limit: number,
): FeedEntry[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const entries = new Map<string, FeedEntry>();
  for (const { date, subject, files } of changes) {
    for (const file of files) {
      const page = byFile.get(file);
      if (!page) continue;
      const key = `${dayOf(date)} ${file}`;
      const before = entries.get(key);
      const known = before?.changes ?? [];
      entries.set(key, {
        page,
        date: before && time(before.date) > time(date) ? before.date : date,
        changes: known.includes(subject) ? known : [...known, subject],
      });
    }
  }
  return [...entries.values()]
    .sort(
      (a, b) =>
        time(b.date) - time(a.date) ||
        (a.page.url < b.page.url ? -1 : Number(a.page.url > b.page.url)),
    )
    .slice(0, limit);
}

/** The day of a moment in UTC, `2026-11-22`. */
export function dayOf(date: string): string {
  return new Date(date).toISOString().slice(0, 10);
}

function time(date: string): number {
  return new Date(date).getTime();
}
