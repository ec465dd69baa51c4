import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { type FeedChannel, type FeedItem, pluginRss } from '@rspress/plugin-rss';
import { escapeHtml } from '@site/highlighting';
import { base, locales, origin } from '@site/settings';
import texts from '@site/theme/i18n.json' with { type: 'json' };
import { pageAddress } from './address.ts';
import type { Change } from './changes.ts';
import { sitePage } from './site-page.ts';

const root = { url: origin + base, base };

/**
 * Rspress plugin that writes a feed of the pages of each language with the official plugin: each
 * page with the date and the message of its last commit, as `changes` has it by file. Where git
 * does not know the history, pages have no date.
 */
export function feed(changes: ReadonlyMap<string, Change>): RspressPlugin {
  const dates = [...changes.values()].map(({ date }) => date).sort();
  const updated = new Date(dates.at(-1) ?? 0);

  const item = (made: FeedItem, page: PageIndexInfo): FeedItem => {
    const { title, routePath, description = '', _filepath } = page;
    const link = pageAddress(routePath, root);
    const change = changes.get(_filepath);
    const about = [description, change?.subject ?? ''].map(escapeHtml).join('<br>');
    const dateless = {
      ...made,
      title,
      link,
      guid: link,
      description: about,
      content: '',
    };
    if (!change) return dateless;
    return {
      ...dateless,
      // A page that is changed on another day is news.
      guid: `${link}@${change.date.slice(0, 10)}`,
      date: new Date(change.date),
    };
  };

  const channelOf = (locale: (typeof locales)[number]): FeedChannel => {
    const { lang, title, description } = locale;
    const prefix = lang === locales[0].lang ? '' : `${lang}/`;
    return {
      id: lang,
      title: `${title} – ${texts.changesFeed[lang]}`,
      description,
      language: lang === 'zh' ? 'zh-CN' : lang,
      link: root.url + prefix,
      feedLinks: { rss: `${root.url}${prefix}rss.xml` },
      updated,
      test: (page) => page.lang === lang && sitePage(page) !== undefined,
      item,
      output: { type: 'rss', dir: prefix || '.', filename: 'rss.xml' },
    };
  };

  const official = pluginRss({ feed: locales.map(channelOf) });
  // The feed is named in the head of each page by theme/layout.
  return { ...official, globalUIComponents: [] };
}
