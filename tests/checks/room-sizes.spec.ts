// Rooms of the repository have a budget of lines.
import { roomSizes } from '../../tools/checks/site/room-sizes.ts';
import { checkFixtures } from './support.ts';

const budget = { code: 2, tests: 1 };
const file = (name: string, lines: number) => ({ file: name, text: 'x\n'.repeat(lines) });
const room = [file('packages/a/src/a.ts', 2), file('packages/a/tests/a.spec.ts', 1)];

checkFixtures('room sizes', (files) => roomSizes(files, { 'packages/a': budget }), {
  accepted: {
    'as many lines as the budget has, beside data, texts, samples and fixtures': [
      ...room,
      file('packages/a/src/texts.json', 99),
      file('packages/a/README.md', 99),
      file('packages/a/tests/fixtures/one/index.ts', 99),
      file('docs/samples/a/src/index.ts', 99),
    ],
  },
  reported: {
    'lines of code and of tests too many': [
      [...room, file('packages/a/src/b.css', 1), file('packages/a/tests/b.ts', 1)],
      'tools/budgets.json:0 packages/a has 3 lines of code; its budget is 2. Cut something',
      'packages/a has 2 lines of tests; its budget is 1.',
    ],
    'a new room': [
      [...room, file('theme/a.css', 3)],
      'theme has no budget; it has 3 lines of code.',
      'theme has no budget; it has 0 lines of tests.',
    ],
    'a budget without a room': [[], 'There is no room "packages/a". Remove it.'],
  },
});
