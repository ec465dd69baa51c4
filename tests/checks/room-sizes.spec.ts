// Rooms of the repository have a budget of lines, and all together have one.

import { checkFixtures } from '@site/mdx/check-fixtures';
import { roomSizes, totalSize } from '../../tools/checks/site/room-sizes.ts';

const budget = { code: 2, tests: 1 };
const file = (name: string, lines: number) => ({ file: name, text: 'x\n'.repeat(lines) });
const room = [file('packages/a/src/a.ts', 2), file('packages/a/tests/a.spec.ts', 1)];
const others = [
  file('packages/a/README.md', 99),
  file('packages/a/tests/fixtures/one/index.ts', 99),
  file('packages/a/tests/fixtures/one/package.json', 99),
  file('docs/samples/a/src/index.ts', 99),
];
const comments = {
  file: 'packages/a/src/b.css',
  text: '/* One\nline more. */\n\n// Two.\n/** Three. */\n  {/* Four. */}\n',
};

checkFixtures('room sizes', (files) => roomSizes(files, { 'packages/a': budget }), {
  accepted: {
    'as many lines as the budget has, beside data, texts, samples and fixtures': [
      ...room,
      ...others,
      file('packages/a/src/texts.json', 99),
    ],
    'comments and blank lines': [...room, comments],
  },
  reported: {
    'lines of code and of tests too many': [
      [...room, file('packages/a/src/b.css', 1), file('packages/a/tests/b.ts', 1)],
      'tools/budgets.json:0 packages/a has 3 lines of code; its budget is 2. Cut what',
      'packages/a has 2 lines of tests; its budget is 1. Cut what is built twice, or what few readers use; or raise the budget to 25',
    ],
    'code after a comment': [
      [...room, { file: 'packages/a/src/b.css', text: `${comments.text}x\n` }],
      'packages/a has 3 lines of code',
    ],
    'a new room': [
      [...room, file('theme/a.css', 93)],
      'theme has 93 lines of code and no budget. Add "code": 125',
      'theme has 0 lines of tests and no budget.',
    ],
    'a budget without a room': [[], 'There is no room "packages/a". Remove it.'],
  },
});

checkFixtures('total size', (files) => totalSize(files, { ...budget, data: 3 }), {
  accepted: {
    'as much as is allowed, beside texts, samples and fixtures': [
      ...room,
      ...others,
      comments,
      file('packages/a/src/texts.json', 2),
      file('tests/list.txt', 1),
    ],
  },
  reported: {
    'rooms that have too much together': [
      [...room, file('theme/a.ts', 1), file('tests/a.ts', 1), file('tests/b.json', 4)],
      'tools/budgets.json:0 All rooms together have 3 lines of code; "total" allows 2.',
      'All rooms together have 2 lines of tests; "total" allows 1.',
      'All rooms together have 4 lines of data; "total" allows 3.',
    ],
  },
});
