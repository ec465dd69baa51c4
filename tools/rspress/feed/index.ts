import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { base, locales, origin } from '../../../site.ts';
import texts from '../../../theme/i18n.json' with { type: 'json' };
import { pageAddress } from '../markdown/address.ts';
import { type SitePage, sitePage } from '../pages.ts';
import { hreflangOf } from '../sitemap/render.ts';
import { changesIn } from './changes.ts';
import { entriesOf } from './entries.ts';
import { renderRss } from './rss.ts';

/** How many entries a feed holds; programs that read it keep older ones. */
const limit = 50;

/**
 * Rspress plugin that writes a feed of the changes to the pages of each language, from the history of their files in git. Where git does
 * not know that history, in a shallow clone or an unpacked archive, the feeds are there and empty, and the build says so.
 */
export function feed(): RspressPlugin {
  const pages = new Map<string, SitePage>();
  return {
    name: 'site-feed',
    extendPageData(data) {
      const page = sitePage(data);
      if (page) pages.set(page.routePath, page);
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      const docs = path.resolve(config.root ?? 'docs');
      const root = { url: origin + base, base };
      const changes = changesIn(docs);
      if (changes.length === 0)
        logger.warn('The feeds of changes are empty: git knows no full history of docs.');
      for (const { lang, title, description } of locales) {
        const prefix = lang === locales[0].lang ? '' : `${lang}/`;
        const listed = [...pages.values()]
          .filter((page) => page.lang === lang)
          .map((page) => ({
            file: path.relative(docs, page.file).replaceAll('\\', '/'),
            title: page.title,
            description: page.description,
            url: pageAddress(page.routePath, root),
          }));
        const about = {
          title: `${title} – ${texts.changesFeed[lang]}`,
          description,
          language: hreflangOf(lang),
          home: root.url + prefix,
          self: `${root.url}${prefix}rss.xml`,
        };
        const xml = renderRss(about, entriesOf(changes, listed, limit));
        await mkdir(path.join(folder, prefix), { recursive: true });
        await writeFile(path.join(folder, prefix, 'rss.xml'), xml);
      }
    },
  };
}
