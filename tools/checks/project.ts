import { type Facts, factsName, parseFacts } from '@site/facts/facts';
import { parseTerms, type Term } from '@site/glossary/terms';
import { dataOf, listOf } from '@site/pages/data-files';
import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { readPages } from '@site/pages/read';
import type { TextFile } from '@site/pages/repository';
import { type Prose, proseOf, proseOfJson } from './chinese/text.ts';
import { isChinese } from './file-patterns.ts';
import { type Installed, installedFrom } from './packages/installed.ts';

/** The repository as the checks see it: its files, and what many checks read from them. */
export interface Project {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly files: readonly TextFile[];
  readonly pages: readonly Page[];
  /** One finding for each page that is not valid MDX and so is missing from `pages`. */
  readonly unreadable: readonly Finding[];
  /** Files with Chinese text, and the prose in them. */
  readonly chinese: readonly TextFile[];
  readonly prose: readonly Prose[];
  readonly terms: readonly Term[];
  readonly facts: Facts;
  readonly installed: Installed;
  /** Routes of pages that are still to be written. */
  readonly unwritten: readonly string[];
}

/** A check: it gets everything and returns what is wrong. */
export type Check = (
  project: Project,
) => readonly Finding[] | Promise<readonly Finding[]>;

/**
 * Reads from the files of the repository at `root` what many checks need. Throws `UnreadableData`
 * when a file that others are compared with is missing or has the wrong shape.
 */
export function readForChecks(root: string, files: readonly TextFile[]): Project {
  const { pages, findings: unreadable } = readPages(files);
  const chinese = files.filter(({ file }) => isChinese(file));
  const json = chinese.filter(({ file }) => file.endsWith('.json'));
  return {
    root,
    files,
    pages,
    unreadable,
    chinese,
    prose: [...proseOf(pages), ...json.flatMap((file) => proseOfJson(file))],
    terms: dataOf(files, 'docs/shared/glossary/terms.json', parseTerms),
    facts: dataOf(files, factsName, parseFacts),
    installed: dataOf(files, 'package-lock.json', installedFrom),
    unwritten: listOf(files, 'tools/checks/unwritten/list.json', 'routes'),
  };
}
