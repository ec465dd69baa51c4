import type { Finding } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';

const index = 'decisions/README.md';

/** What no record can do without, so that the next person can tell whether it still holds. */
const parts = ['Decision', 'What would change our mind'];

/**
 * Finds records of decisions that the list of them does not name, and those that leave out a part.
 */
export function decisions(files: readonly TextFile[]): Finding[] {
  const list = files.find(({ file }) => file === index)?.text ?? '';
  return files.flatMap(({ file, text }) => {
    const name = /^decisions\/(.+\.md)$/.exec(file)?.[1];
    if (name === undefined || file === index) return [];
    const absent = parts.filter((part) => !text.includes(`**${part}`));
    return [
      ...(list.includes(`](${name})`) ? [] : [unlisted(file, name)]),
      ...absent.map((part) => lacking(file, part)),
    ];
  });
}

function unlisted(file: string, name: string): Finding {
  return {
    file,
    line: 0,
    what: `The record of a decision is not in ${index}.`,
    why: 'Whoever asks why something is as it is looks there.',
    todo: `Add “- [Its title](${name})” at the end of the list.`,
  };
}

function lacking(file: string, part: string): Finding {
  return {
    file,
    line: 0,
    what: `The record has no part “${part}”.`,
    why: 'Without it nobody can tell whether the decision still holds.',
    todo: `Begin a paragraph with “**${part}.**”.`,
  };
}
