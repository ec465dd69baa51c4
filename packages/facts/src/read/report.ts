import type { Change } from './compare.ts';

const headings: Readonly<Record<Change['kind'], string>> = {
  version: 'Versions',
  option: 'Options',
  flag: 'Commands and flags',
  message: 'Messages',
  link: 'Links',
};

/**
 * Lists changes for whoever updates the pages: `+` came, `-` went, `~` changed, with the former and
 * the present value. Empty without changes.
 */
export function reportOf(changes: readonly Change[]): string {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const same = changes.filter((change) => change.kind === kind);
      return [`${headings[kind]} (${same.length})`, ...same.flatMap(linesOf)].join('\n');
    })
    .join('\n\n');
}

function linesOf({ name, part, before, after }: Change): string[] {
  if (part === '') return [`  ${before === undefined ? '+' : '-'} ${name}`];
  return [
    `  ~ ${name}, ${part}`,
    `      was ${before || 'nothing'}`,
    `      is  ${after || 'nothing'}`,
  ];
}
