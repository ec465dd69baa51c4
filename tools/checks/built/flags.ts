import type { Facts } from '@site/facts/facts';
import type { Finding } from '@site/pages/findings';
import {
  attribute,
  type BuiltPage,
  type Element,
  lineage,
  textOf,
} from '@site/pages/html';
import { cliRoute } from '../facts/cli.ts';
import { inOutput } from './site.ts';

/**
 * Compares the tables of flags on the built pages about the command line with the tool: a command
 * without a table, a flag that its table lacks, and one that the command does not have. It looks
 * at what readers see, so it also finds a reference that loses flags on its way to the page.
 */
export function builtFlags(
  { commands }: Pick<Facts, 'commands'>,
  pages: readonly BuiltPage[],
): Finding[] {
  return pages
    .filter(({ address }) => address.replace(/^\/zh\//, '/') === cliRoute)
    .flatMap((page) =>
      Object.entries(commands).flatMap(([name, { flags }]) => {
        const wanted = flags.flatMap((flag) => [...flag.aliases, flag.name]);
        const shown = flagsShown(page, name);
        return [
          ...wanted
            .filter((flag) => !shown.includes(flag))
            .map((flag) =>
              finding(page, `rslib ${name} has ${flag}, the page does not.`),
            ),
          ...shown
            .filter((flag) => !wanted.includes(flag))
            .map((flag) =>
              finding(page, `The page has ${flag}, rslib ${name} does not.`),
            ),
        ];
      }),
    );
}

/** The flags in the first column of a command's table, without their arguments. */
function flagsShown(page: BuiltPage, command: string): string[] {
  return page.elements
    .filter(({ tagName }) => tagName === 'code')
    .filter((code) => isInFirstCell(code) && isInTableOf(code, command))
    .map((code) => textOf(code).split(' ')[0] ?? '');
}

function isInFirstCell(element: Element): boolean {
  const cell = [...lineage(element)].find(({ tagName }) => tagName === 'td');
  const row = cell?.parentNode;
  return row?.childNodes.find((node) => node.nodeName === 'td') === cell && !!cell;
}

function isInTableOf(element: Element, command: string): boolean {
  return [...lineage(element)].some(
    (one) =>
      one.tagName === 'section' &&
      new RegExp(`\\brslib ${command}(?![\\w-])`).test(
        attribute(one, 'aria-label') ?? '',
      ),
  );
}

function finding({ file }: BuiltPage, what: string): Finding {
  return {
    file: inOutput(file),
    line: 0,
    what,
    why: 'Readers look up there what they can type, and type what stands there.',
    todo: 'Show each command with <CliReference command="…" />, whose rows come from the tool.',
  };
}
