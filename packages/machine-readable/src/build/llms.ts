import type { UserConfig } from '@rspress/core';
import { documented } from '@site/facts/installed';
import { readSources } from '@site/facts/sources';
import { fill } from '@site/mdx/fill';
import { locales } from '@site/settings';
import { siteUrl } from './addresses.ts';
import labels from './llms.json' with { type: 'json' };

type Renderer = NonNullable<Exclude<UserConfig['llms'], boolean | undefined>['llmsTxt']>;

const homeUrl = (lang: string) => siteUrl + (lang === locales[0].lang ? '' : `${lang}/`);

/**
 * Renders llms.txt: the documented package and version, all pages except the not-found page, and
 * the data files.
 */
export const llmsTxt: Renderer = ({ title = '', lang, sections }) => {
  const words = lang === 'zh' ? labels.zh : labels.en;
  const version = readSources().facts.versions[documented] ?? '';
  const others = locales.filter((locale) => locale.lang !== lang);
  const pages = sections.map((section) => {
    const listed = section.pages.filter(({ routePath }) => !routePath.endsWith('/404'));
    return part(
      section.title,
      listed.map((page) => entry(page.title, page.link, page.description)),
    );
  });
  const data = [
    entry('llms-full.txt', `${homeUrl(lang)}llms-full.txt`, words.full),
    entry('rss.xml', `${homeUrl(lang)}rss.xml`, words.feed),
  ];
  const other = others.map((locale) =>
    entry('llms.txt', `${homeUrl(locale.lang)}llms.txt`, words.other),
  );
  // The framework's sections leave the home page out.
  const home = entry(words.home, `${homeUrl(lang)}index.md`, words.homeAbout);
  return [
    `# ${title}\n`,
    `> ${fill(words.summary, { package: documented, version })}\n`,
    `${words.promise} ${words.addresses}\n`,
    `${home}\n`,
    ...pages,
    part(words.data, data),
    part(words.optional, other),
  ].join('\n');
};

function part(title: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `## ${title}\n\n${entries.join('\n')}\n`;
}

function entry(name: string, address: string, about: string | undefined): string {
  return `- [${name}](${address})${about ? `: ${about}` : ''}`;
}
