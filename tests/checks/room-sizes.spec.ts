// Rooms of the repository have a budget of lines.
import { roomSizes } from '../../tools/checks/site/room-sizes.ts';
import { checkFixtures } from './support.ts';

const budget = { code: 2, tests: 1 };
const file = (name: string, lines: number) => ({ file: name, text: 'x\n'.repeat(lines) });
const room = [file('packages/a/src/a.ts', 2), file('packages/a/tests/a.spec.ts', 1)];

checkFixtures(
  'room sizes',
  ({ files, rooms }: { files: typeof room; rooms: Record<string, typeof budget> }) =>
    roomSizes(files, rooms),
  {
    accepted: {
      'as many lines as the budget has': { files: room, rooms: { 'packages/a': budget } },
      'data, texts, samples and fixtures': {
        files: [
          ...room,
          file('packages/a/src/texts.json', 99),
          file('packages/a/README.md', 99),
          file('packages/a/tests/fixtures/one/index.ts', 99),
          file('docs/samples/a/src/index.ts', 99),
        ],
        rooms: { 'packages/a': budget },
      },
    },
    reported: {
      'a line of code too many': [
        {
          files: [...room, file('packages/a/src/b.css', 1)],
          rooms: { 'packages/a': budget },
        },
        'tools/budgets.json:0 packages/a has 3 lines of code; its budget is 2. Cut something',
      ],
      'tests that are too long': [
        { files: [file('tests/shell/a.spec.ts', 2)], rooms: { tests: budget } },
        'tests has 2 lines of tests; its budget is 1.',
      ],
      'a new room': [
        { files: [file('theme/a.css', 3)], rooms: {} },
        'theme has no budget; it has 3 lines of code.',
        'theme has no budget; it has 0 lines of tests.',
      ],
      'a budget without a room': [
        { files: [], rooms: { 'packages/gone': budget } },
        'There is no room "packages/gone". Remove it.',
      ],
    },
  },
);
