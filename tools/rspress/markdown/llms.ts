import type { LlmsTxtSection } from '@rspress/core';
import { fill } from '../fill.ts';
import labels from './labels.json' with { type: 'json' };

/** The words around the list of pages in one language. */
export type LlmsLabels = (typeof labels)['en'];

/** What llms.txt says of the site beside its pages. */
export interface LlmsSite {
  readonly title: string;
  /** The documented package. */
  readonly package: string;
  readonly version: string;
  /** Absolute address below which the files of this language lie, with a slash at the end. */
  readonly home: string;
  /** Absolute address below which the data lies, which all languages share. */
  readonly root: string;
  /** Absolute address of llms.txt in the other language. */
  readonly other: string;
}

/** The words of a language. */
export function llmsLabels(language: 'en' | 'zh'): LlmsLabels {
  return labels[language];
}

/**
 * The text of llms.txt: what is documented, every page of `sections` with its address in Markdown and its description, and where all of it
 * lies as data. The page for unknown addresses is left out.
 */
export function renderLlmsTxt(
  sections: readonly Pick<LlmsTxtSection, 'title' | 'pages'>[],
  { title, home, root, other, ...documented }: LlmsSite,
  words: LlmsLabels,
): string {
  const data = dataFiles(words).map(({ name, shared, about }) =>
    entry(name, (shared ? root : home) + name, about),
  );
  const listed = listedIn(sections).map(({ title: name, pages }) =>
    part(
      name,
      pages.map((page) => entry(page.title, page.link, page.description)),
    ),
  );
  return [
    `# ${title}\n`,
    `> ${fill(words.summary, documented)}\n`,
    `${words.promise} ${words.addresses}\n`,
    ...listed,
    part(words.data, data),
    part(words.optional, [entry('llms.txt', other, words.other)]),
  ].join('\n');
}

/** A file for programs. */
interface DataFile {
  readonly name: string;
  /** Whether it is the same for all languages, and lies at the root of the site. */
  readonly shared: boolean;
  readonly about: string;
}

/** What of the site programs can read beside the list of pages and the pages themselves. */
function dataFiles(words: LlmsLabels): DataFile[] {
  return [
    { name: 'llms-full.txt', shared: false, about: words.full },
    { name: 'options.json', shared: true, about: words.options },
    { name: 'options.schema.json', shared: true, about: words.optionsSchema },
    { name: 'samples.json', shared: true, about: words.samples },
    { name: 'samples.schema.json', shared: true, about: words.samplesSchema },
    { name: 'rss.xml', shared: false, about: words.feed },
  ];
}

/** The sections with pages that have an address of their own. */
export function listedIn<S extends Pick<LlmsTxtSection, 'title' | 'pages'>>(
  sections: readonly S[],
): S[] {
  return sections
    .map((section) => ({
      ...section,
      pages: section.pages.filter(({ routePath }) => !/\/404$/.test(routePath)),
    }))
    .filter(({ pages }) => pages.length > 0);
}

function part(name: string, entries: readonly string[]): string {
  return `## ${name}\n\n${entries.join('\n')}\n`;
}

function entry(name: string, address: string, about: string | undefined): string {
  return `- [${name}](${address})${about ? `: ${about}` : ''}`;
}
