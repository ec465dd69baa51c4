import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '@site/pages/findings';
import type { Issue } from 'cspell';

/** What cspell says about one word. */
export type Misspelling = Pick<Issue, 'text' | 'row' | 'uri' | 'suggestions' | 'message'>;

/**
 * Runs cspell over the files that cspell.json in `root`, an absolute path, names. Throws when
 * cspell cannot do its work: no settings, no file to look at, a word list that is missing.
 */
export async function misspellings(root: string): Promise<Misspelling[]> {
  // With its dictionaries it takes longer to load than all other checks together.
  const { lint } = await import('cspell');
  const issues: Misspelling[] = [];
  const failures: string[] = [];
  const { files } = await lint(
    [],
    {
      root,
      config: path.join(root, 'cspell.json'),
      progress: false,
      // Half the time of all checks goes into files that did not change. A changed word list
      // empties it.
      cache: true,
      cacheStrategy: 'content',
      cacheLocation: path.join(root, '.cache/cspell.json'),
    },
    {
      issue: (issue) => issues.push(issue),
      error: (message, error) => failures.push(`${message} ${error}`),
    },
  );
  if (files === 0) failures.push('it found no file to look at.');
  if (failures.length > 0)
    throw new Error(`cspell could not check: ${failures.join('\n')}`);
  return issues;
}

/** Turns what cspell says into findings. `root` is the absolute path of the repository. */
export function spelling(issues: readonly Misspelling[], root: string): Finding[] {
  return issues.map(({ text, row, uri, suggestions = [] }) => ({
    file: uri ? path.relative(root, fileURLToPath(uri)).replaceAll('\\', '/') : '',
    line: row,
    what: `“${text}” is not a word that the dictionaries know.`,
    why: 'Readers stumble over typing mistakes, and search does not find what is spelled wrong.',
    todo: `${advice(suggestions)} A right word goes into a list in tools/checks/words.`,
  }));
}

function advice(suggestions: readonly string[]): string {
  return suggestions.length > 0
    ? `Write ${suggestions.slice(0, 3).join(' or ')}.`
    : 'Correct it.';
}
