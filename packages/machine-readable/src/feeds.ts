import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { type FeedChannel, type FeedItem, pluginRss } from '@rspress/plugin-rss';
import { escapeHtml } from '@site/framework/highlighting';
import { locales } from '@site/settings';
import { pageUrl, siteUrl } from './addresses.ts';
import texts from './browser/texts.json' with { type: 'json' };
import type { Change } from './git.ts';
import { withoutDates } from './undated.ts';

/**
 * Rspress plugin that writes an RSS feed per language with the official plugin. Each page has the
 * date and the message of its last commit. `changes` are by absolute path of the file; without the
 * git history, neither the pages nor the feed have a date.
 */
export function rssFeeds(changes: ReadonlyMap<string, Change>): RspressPlugin {
  const dates = [...changes.values()].map(({ date }) => date).sort();
  const updated = new Date(dates.at(-1) ?? 0);

  const item = (defaults: FeedItem, page: PageIndexInfo): FeedItem => {
    const { title, routePath, description = '', _filepath } = page;
    const link = pageUrl(routePath);
    const change = changes.get(_filepath);
    const summary = [description, change?.subject ?? ''].map(escapeHtml).join('<br>');
    const undated = { ...defaults, title, link, description: summary, content: '' };
    if (!change) return { ...undated, guid: link };
    // A change on another day is a new entry.
    const guid = `${link}@${change.date.slice(0, 10)}`;
    return { ...undated, guid, date: new Date(change.date) };
  };

  const channelOf = (locale: (typeof locales)[number]) => {
    const { lang, title, description } = locale;
    const prefix = lang === locales[0].lang ? '' : `${lang}/`;
    return {
      id: lang,
      title: `${title} – ${texts.changesFeed[lang]}`,
      description,
      language: lang === 'zh' ? 'zh-CN' : lang,
      link: siteUrl + prefix,
      feedLinks: { rss: `${siteUrl}${prefix}rss.xml` },
      updated,
      // Without the not-found page and lists of pages, which nobody edits.
      test: (page) => page.lang === lang && page.frontmatter.search !== false,
      item,
      output: { type: 'rss', dir: prefix || '.', filename: 'rss.xml' },
    } satisfies FeedChannel;
  };

  const channels = locales.map(channelOf);
  // browser/useHeadTags.ts links to the feed from each page.
  const official = { ...pluginRss({ feed: channels }), globalUIComponents: [] };
  const files = channels.map(({ output }) =>
    path.posix.join(output.dir, output.filename),
  );
  return dates.length > 0 ? official : withoutDates(official, 'lastBuildDate', files);
}
