import { type Finding, findingsWith } from '@site/mdx/findings';
import type { TextFile } from '@site/mdx/repository';
import budgets from '../../budgets.json' with { type: 'json' };

/** Lines of a room: of its code, and of its tests. */
interface Size {
  readonly code: number;
  readonly tests: number;
}

/** Lines of all rooms together, and of the data in their sources and tests. */
interface Total extends Size {
  readonly data: number;
}

const source = /\.(?:ts|tsx|mts|js|mjs|cjs|css)$/;
const data = /\/(?:src|tests|quality)\/.*\.(?:json|txt)$|^tests\/.*\.(?:json|txt)$/;
const budgetsName = 'tools/budgets.json';

const why = 'Everything that is written has to be read by whoever changes it next.';
const over = findingsWith(why);

/**
 * Rooms (packages, the theme, `tools`, and `tests` for what tests the whole site) with more lines
 * of code or of tests than `tools/budgets.json` allows, as notes: blank lines and comments do not
 * count. Rooms without a budget, and budgets without a room, are found too.
 */
export function roomSizes(
  files: readonly TextFile[],
  rooms: Readonly<Record<string, Size>> = budgets.rooms,
): Finding[] {
  const sizes = measure(files);
  const gone = Object.keys(rooms).filter((room) => !sizes.has(room));
  return [
    ...gone.map((room) =>
      over(budgetsName, `There is no room "${room}".`, 0, 'Remove it.'),
    ),
    ...[...sizes].flatMap(([room, size]) =>
      (['code', 'tests'] as const).flatMap((part) =>
        overBudget(room, part, size[part], rooms[room]?.[part]),
      ),
    ),
  ];
}

/**
 * Finds that all rooms together have more lines of code, of tests or of data than allowed. Data is
 * JSON and plain text in `src` and `tests`, of which every line counts.
 */
export function totalSize(
  files: readonly TextFile[],
  total: Total = budgets.total,
): Finding[] {
  const sizes = [...measure(files).values()];
  const now = {
    code: sum(sizes.map(({ code }) => code)),
    tests: sum(sizes.map(({ tests }) => tests)),
    data: sum(files.filter(isData).map(({ text }) => text.split('\n').length - 1)),
  };
  return (['code', 'tests', 'data'] as const).flatMap((part) =>
    now[part] <= total[part]
      ? []
      : over(
          budgetsName,
          `All rooms together have ${now[part]} lines of ${part}; "total" allows ${total[part]}.`,
          0,
          'Cut what is built twice, or what few readers use. If the site does more for its readers now, raise it, and say in the commit what for.',
        ),
  );
}

/** A budget for so many lines: a change of every day fits into it. */
function withAir(lines: number): number {
  return Math.ceil((lines * 1.08) / 25) * 25;
}

function overBudget(
  room: string,
  part: keyof Size,
  lines: number,
  limit: number | undefined,
): Finding[] {
  if (limit !== undefined && lines <= limit) return [];
  const what = `${room} has ${lines} lines of ${part}`;
  if (limit === undefined) {
    const todo = `Add "${part}": ${withAir(lines)} for it to "rooms".`;
    return [over(budgetsName, `${what} and no budget.`, 0, todo)];
  }
  const todo = `Cut what is built twice, or what few readers use; or raise the budget to ${withAir(lines)}, and say why in the commit.`;
  return [over(budgetsName, `${what}; its budget is ${limit}.`, 0, todo)];
}

function measure(files: readonly TextFile[]): Map<string, Size> {
  const sizes = new Map<string, Size>();
  for (const { file, text } of files) {
    const room = roomOf(file);
    if (!room || !source.test(file)) continue;
    const lines = linesOfCode(text);
    const { code, tests } = sizes.get(room) ?? { code: 0, tests: 0 };
    const isTest = room === 'tests' || file.startsWith(`${room}/tests/`);
    sizes.set(
      room,
      isTest ? { code, tests: tests + lines } : { code: code + lines, tests },
    );
  }
  return sizes;
}

function roomOf(file: string): string | undefined {
  if (file.includes('/fixtures/')) return undefined;
  return /^(packages\/[^/]+|theme|tools|tests)\//.exec(file)?.[1];
}

function isData({ file }: TextFile): boolean {
  return roomOf(file) !== undefined && data.test(file);
}

/** The lines with code: neither blank nor, as a whole, part of a comment. */
function linesOfCode(text: string): number {
  let isComment = false;
  return text.split('\n').filter((line) => {
    const code = line.trim();
    if (code.startsWith('/*') || code.startsWith('{/*')) isComment = true;
    const counts = !isComment && code !== '' && !code.startsWith('//');
    if (isComment && code.includes('*/')) isComment = false;
    return counts;
  }).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
