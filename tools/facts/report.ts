import type { Change } from './compare.ts';

const headings: Readonly<Record<Change['kind'], string>> = {
  version: 'Versions',
  option: 'Options',
  flag: 'Commands and flags',
  message: 'Messages',
  link: 'Links',
};

/**
 * Changes as a list for whoever updates the pages: `+` came, `-` went, `~` changed, with what was
 * and what is. `place` names the page on which something is documented. Empty without changes.
 */
export function reportOf(
  changes: readonly Change[],
  place: (change: Change) => string | undefined = () => undefined,
): string {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const same = changes.filter((change) => change.kind === kind);
      const lines = same.flatMap((change) => linesOf(change, place(change)));
      return [`${headings[kind]} (${same.length})`, ...lines].join('\n');
    })
    .join('\n\n');
}

function linesOf(change: Change, place: string | undefined): string[] {
  const { name, part, before, after } = change;
  const where = place ? `  → ${place}` : '';
  if (part === '') return [`  ${before === undefined ? '+' : '-'} ${name}${where}`];
  return [
    `  ~ ${name}, ${part}${where}`,
    `      was ${before || 'nothing'}`,
    `      is  ${after || 'nothing'}`,
  ];
}
