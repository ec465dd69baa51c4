import { type Finding, findingsWith } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';
import budgets from '../../budgets.json' with { type: 'json' };

/** Lines of a room: of its code, and of its tests. */
interface Size {
  readonly code: number;
  readonly tests: number;
}

const source = /\.(?:ts|tsx|mts|js|mjs|cjs|css)$/;
const finding = findingsWith(
  'Everything that is written has to be read by whoever changes it next.',
  'Cut something there: what is built twice, or what few readers use. If the lines are worth it, raise the budget, and say why in the commit.',
);
const budgetsName = 'tools/budgets.json';

/**
 * Finds rooms (packages, the theme, `tools`, and `tests` for what tests the whole site) with more
 * lines of code or of tests than `tools/budgets.json` allows. Lines are those of source files,
 * blank ones and comments included. Rooms without a budget, and budgets without a room, are found
 * too.
 */
export function roomSizes(
  files: readonly TextFile[],
  rooms: Readonly<Record<string, Size>> = budgets.rooms,
): Finding[] {
  const sizes = measure(files);
  const gone = Object.keys(rooms).filter((room) => !sizes.has(room));
  return [
    ...gone.map((room) =>
      finding(budgetsName, `There is no room "${room}".`, 0, 'Remove it.'),
    ),
    ...[...sizes].flatMap(([room, size]) => compare(room, size, rooms[room])),
  ];
}

function measure(files: readonly TextFile[]): Map<string, Size> {
  const sizes = new Map<string, Size>();
  for (const { file, text } of files) {
    const [, room] = /^(packages\/[^/]+|theme|tools|tests)\//.exec(file) ?? [];
    if (!room || !source.test(file) || file.includes('/fixtures/')) continue;
    const lines = text.split('\n').length - 1;
    const { code, tests } = sizes.get(room) ?? { code: 0, tests: 0 };
    const isTest = room === 'tests' || file.startsWith(`${room}/tests/`);
    sizes.set(
      room,
      isTest ? { code, tests: tests + lines } : { code: code + lines, tests },
    );
  }
  return sizes;
}

function compare(room: string, size: Size, budget: Size | undefined): Finding[] {
  return (['code', 'tests'] as const).flatMap((part) => {
    const limit = budget?.[part];
    if (limit !== undefined && size[part] <= limit) return [];
    const lines = `${size[part]} lines of ${part}`;
    if (limit !== undefined)
      return finding(budgetsName, `${room} has ${lines}; its budget is ${limit}.`);
    const todo = `Add "${part}": ${size[part]} for it to "rooms".`;
    return finding(budgetsName, `${room} has no budget; it has ${lines}.`, 0, todo);
  });
}
