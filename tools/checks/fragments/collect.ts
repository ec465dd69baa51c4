import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { type Kind, kinds, unchecked } from './kinds.ts';
import { fragmentMark } from './mark.ts';

/** A fragment of a page, with the kind that says how to check it. */
export interface Fragment {
  readonly file: string;
  /** Line of the page on which the code begins, the one after the fence. */
  readonly line: number;
  readonly language: string;
  readonly name: string;
  readonly kind: Kind;
  readonly code: string;
}

/** What came of reading the fragments of pages. */
export interface Collected {
  readonly fragments: readonly Fragment[];
  /** Fragments that do not say what they are a part of. */
  readonly findings: readonly Finding[];
}

/**
 * Lists the blocks of code of pages that are marked as fragments and can be checked. A block of a
 * language that can be checked, but without a known kind, becomes a finding.
 */
export function collectFragments(pages: readonly Page[]): Collected {
  const fragments: Fragment[] = [];
  const findings: Finding[] = [];
  for (const { file, fences } of pages) {
    for (const { language, meta, code, line } of fences) {
      const name = fragmentMark(meta);
      if (name === undefined || (name === '' && unchecked.has(language))) continue;
      const kind = kinds.get(name);
      if (kind?.languages.includes(language)) {
        fragments.push({ file, line: line + 1, language, name, kind, code });
      } else findings.push(unknownKind(file, line, language, name));
    }
  }
  return { fragments, findings };
}

function unknownKind(
  file: string,
  line: number,
  language: string,
  name: string,
): Finding {
  const fitting = [...kinds].filter(([, kind]) => kind.languages.includes(language));
  const choice = fitting.map(([word, { of }]) => `fragment=${word} (${of})`).join(', ');
  return {
    file,
    line,
    what: name
      ? `“fragment=${name}” says nothing about a block of ${language || 'text'}.`
      : `The fragment does not say what it is a part of.`,
    why: 'Fragments are checked against the installed types, each in the place where it belongs.',
    todo: choice
      ? `Write one of ${choice}.`
      : `Mark it as a fragment of ${[...unchecked].join(', ')} without a kind, or show a sample.`,
  };
}
