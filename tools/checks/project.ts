import { type Facts, factsName, parseFacts } from '@site/facts/facts';
import { parseTerms, type Term, termsName } from '@site/glossary';
import { dataOf } from '@site/mdx/data-files';
import type { Finding } from '@site/mdx/findings';
import { readChangedPages } from '@site/mdx/kept-trees';
import type { Page } from '@site/mdx/page';
import { isPending, pendingFiles } from '@site/mdx/pending';
import type { TextFile } from '@site/mdx/repository';
import { parseStates, type States, statesFile } from '@site/translations';
import { proseOfData } from './glossary/words.ts';
import { type Prose, proseOf, proseOfJson } from './languages/prose.ts';
import { type Installed, parseInstalled } from './packages/versions.ts';
import { type NavigationFile, navigationFiles } from './pages/navigation.ts';

/** The repository as the checks see it: its files, and what several checks read from them. */
export interface Project {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly files: readonly TextFile[];
  readonly pages: readonly Page[];
  /** Those whose words are in the language of their folder. */
  readonly translated: readonly Page[];
  /** One finding for each page that is not valid MDX and so is missing from `pages`. */
  readonly unreadable: readonly Finding[];
  readonly navigation: readonly NavigationFile[];
  /** Files with Chinese text, and the prose in them. */
  readonly chinese: readonly TextFile[];
  readonly prose: readonly Prose[];
  /** What the glossary's rules apply to, in both languages. */
  readonly texts: readonly Prose[];
  readonly terms: readonly Term[];
  readonly states: States;
  readonly facts: Facts;
  readonly installed: Installed;
}

/** Chinese text outside of pages: navigation, glossary, samples, interface, notes, facts. */
const chineseFiles = [
  /^docs\/(?:zh|shared)\/.+\.(?:mdx|json)$/,
  /^docs\/samples\/[^/]+\/sample\.json$/,
  /^theme\/.+\.json$/,
  /^packages\/[^/]+\/src\/(?!record\/|format\/facts).+\.json$/,
];

const textFiles = [
  /^docs\/shared\/glossary\/terms\.json$/,
  /^docs\/(?:en|zh)\/.+\.json$/,
  /^docs\/samples\/[^/]+\/sample\.json$/,
  /^theme\/.+\.json$/,
  /^packages\/facts\/src\/format\/descriptions\/.+\.json$/,
];

const isAmong = (patterns: readonly RegExp[], file: string) =>
  patterns.some((pattern) => pattern.test(file));

/**
 * Reads what several checks need from the files of the repository at `root`. Throws
 * a `FindingsError` when a file of data is missing or has the wrong shape.
 */
export function readForChecks(root: string, files: readonly TextFile[]): Project {
  const complete = withPending(files);
  const { pages, findings: unreadable } = readChangedPages(root, complete);
  const translated = pages.filter((page) => !isPending(page));
  const prose = proseOf(translated);
  const chinese = files.filter(
    ({ file, text }) => isAmong(chineseFiles, file) && /\p{Script=Han}/u.test(text),
  );
  const chineseData = chinese.filter(({ file }) => file.endsWith('.json'));
  return {
    root,
    files,
    pages,
    translated,
    unreadable,
    navigation: navigationFiles(complete),
    chinese,
    prose: [
      ...prose.filter(({ language }) => language === 'zh'),
      ...chineseData.flatMap((file) => proseOfJson(file)),
    ],
    texts: [
      ...prose,
      ...proseOfData(files.filter(({ file }) => isAmong(textFiles, file))),
    ],
    terms: dataOf(files, termsName, parseTerms),
    states: dataOf(files, statesFile, parseStates),
    facts: dataOf(files, factsName, parseFacts),
    installed: dataOf(files, 'package-lock.json', parseInstalled),
  };
}

/** The files after a build, which adds Chinese files for English pages without a translation. */
function withPending(files: readonly TextFile[]): TextFile[] {
  const added = new Map(pendingFiles(files).map((one) => [one.file, one]));
  return [...files.filter(({ file }) => !added.has(file)), ...added.values()];
}
