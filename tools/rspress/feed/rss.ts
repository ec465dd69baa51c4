import { dayOf, type FeedEntry } from './entries.ts';

/** What a feed says of itself. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Language tag. */
  readonly language: string;
  /** Absolute address of the home page. */
  readonly home: string;
  /** Absolute address of the feed. */
  readonly self: string;
}

/**
 * A feed as RSS 2.0. An entry is known by its page and day, so a reader's program shows it once. Nothing in it tells when it was built.
 */
export function renderRss(feed: Feed, entries: readonly FeedEntry[]): string {
  const newest = entries[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escaped(feed.title)}</title>`,
    `    <link>${escaped(feed.home)}</link>`,
    `    <description>${escaped(feed.description)}</description>`,
    `    <language>${escaped(feed.language)}</language>`,
    `    <atom:link href="${escaped(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`    <lastBuildDate>${rssDate(newest.date)}</lastBuildDate>`] : []),
    ...entries.flatMap(item),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ page, date, changes }: FeedEntry): string[] {
  const list = changes.map((change) => `<li>${escaped(change)}</li>`).join('');
  const about = `<p>${escaped(page.description)}</p><ul>${list}</ul>`;
  return [
    '    <item>',
    `      <title>${escaped(page.title)}</title>`,
    `      <link>${escaped(page.url)}</link>`,
    `      <guid isPermaLink="false">${escaped(page.url)}@${dayOf(date)}</guid>`,
    `      <pubDate>${rssDate(date)}</pubDate>`,
    // HTML inside of XML is escaped once more.
    `      <description>${escaped(about)}</description>`,
    '    </item>',
  ];
}

/** A moment as RSS writes it, in UTC: `Sun, 22 Nov 2026 05:00:00 GMT`. */
function rssDate(date: string): string {
  return new Date(date).toUTCString();
}

/** Text as it is written in XML; characters that XML does not allow are left out. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
