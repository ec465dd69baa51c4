import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '@site/pages/findings';
import type { Issue } from 'cspell';

/**
 * Runs cspell over the files that cspell.json in `root`, an absolute path, names. Throws when
 * cspell cannot do its work: no settings, no file to look at, a word list that is missing.
 */
export async function spelling(root: string): Promise<Finding[]> {
  // With its dictionaries it takes longer to load than all other checks together.
  const { lint } = await import('cspell');
  const issues: Issue[] = [];
  const failures: string[] = [];
  const { files } = await lint(
    [],
    {
      root,
      config: path.join(root, 'cspell.json'),
      progress: false,
      // A changed word list empties the cache. Without it, half the time of all checks would go
      // into files that did not change.
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
  return issues.map(({ text, row, uri, suggestions = [] }) => {
    const advice =
      suggestions.length > 0
        ? `Write ${suggestions.slice(0, 3).join(' or ')}.`
        : 'Correct it.';
    return {
      file: uri ? path.relative(root, fileURLToPath(uri)).replaceAll('\\', '/') : '',
      line: row,
      what: `“${text}” is not a word that the dictionaries know.`,
      why: 'Readers stumble over typing mistakes, and search does not find what is spelled wrong.',
      todo: `${advice} A right word goes into a list in tools/checks/words.`,
    };
  });
}
