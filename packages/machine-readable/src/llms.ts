import type { UserConfig } from '@rspress/core';
import { documented } from '@site/facts/installed';
import { readSources } from '@site/facts/sources';
import { fill } from '@site/pages/fill';
import { base, locales, origin } from '@site/settings';
import labels from './llms.json' with { type: 'json' };

type Renderer = NonNullable<Exclude<UserConfig['llms'], boolean | undefined>['llmsTxt']>;

const root = origin + base;
const homeOf = (lang: string) => root + (lang === locales[0].lang ? '' : `${lang}/`);

/** The words of llms.txt in a language. */
export function llmsLabels(lang: string): (typeof labels)['en'] {
  return lang === 'zh' ? labels.zh : labels.en;
}

/**
 * The text of llms.txt: what is documented in which version, every page but that for unknown
 * addresses with its Markdown and its description, and where all of it lies as data.
 */
export const llmsTxt: Renderer = ({ title = '', lang, sections }) => {
  const words = llmsLabels(lang);
  const version = readSources().facts.versions[documented] ?? '';
  const others = locales.filter((locale) => locale.lang !== lang);
  const pages = sections.map((section) => {
    const listed = section.pages.filter(({ routePath }) => !routePath.endsWith('/404'));
    return part(
      section.title,
      listed.map((page) => entry(page.title, page.link, page.description)),
    );
  });
  const data = dataFiles(words).map(({ name, shared, about }) =>
    entry(name, (shared ? root : homeOf(lang)) + name, about),
  );
  const other = others.map((locale) =>
    entry('llms.txt', `${homeOf(locale.lang)}llms.txt`, words.other),
  );
  return [
    `# ${title}\n`,
    `> ${fill(words.summary, { package: documented, version })}\n`,
    `${words.promise} ${words.addresses}\n`,
    ...pages,
    part(words.data, data),
    part(words.optional, other),
  ].join('\n');
};

/** A file for programs. */
export interface DataFile {
  readonly name: string;
  /** Whether it is the same for all languages, and lies at the root of the site. */
  readonly shared: boolean;
  readonly about: string;
}

/** What programs can read beside the list of pages and the pages themselves. */
export function dataFiles(words: (typeof labels)['en']): DataFile[] {
  return [
    { name: 'llms-full.txt', shared: false, about: words.full },
    { name: 'options.json', shared: true, about: words.options },
    { name: 'options.schema.json', shared: true, about: words.optionsSchema },
    { name: 'samples.json', shared: true, about: words.samples },
    { name: 'samples.schema.json', shared: true, about: words.samplesSchema },
    { name: 'rss.xml', shared: false, about: words.feed },
  ];
}

function part(title: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `## ${title}\n\n${entries.join('\n')}\n`;
}

function entry(name: string, address: string, about: string | undefined): string {
  return `- [${name}](${address})${about ? `: ${about}` : ''}`;
}
