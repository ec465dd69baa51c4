// Every item of the specification names a test that exists.

import { checkFixtures } from '@site/mdx/check-fixtures';
import { specification, specifiedItems } from '../../tools/checks/site/specification.ts';

const spec = 'tests/shell/a.spec.ts';
const source = [
  "test('the page is there', async () => {});",
  "test.skip('the page is skipped', async () => {});",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is the source of a template.
  '  test(`${lang}: a (page) is there`, { tag }, () => {});',
].join('\n');

const none = { none: 'It cannot be seen.' };

/** A table in which no item has a test, but for `entries`, and a file with tests. */
function repository(entries: Record<string, unknown>) {
  const all = Object.fromEntries(specifiedItems.map((id) => [id, none]));
  const text = JSON.stringify({ ...all, ...entries });
  return [
    { file: 'tests/specification.json', text: text.replaceAll(/(?<=[}"]),/g, ',\n') },
    { file: spec, text: source },
  ];
}

checkFixtures('the specification', specification, {
  accepted: {
    'the title of a test': repository({ '1.01': `${spec} › the page is there` }),
    'a title with a language': repository({ '1.01': `${spec} › zh: a (page) is there` }),
    'two tests that assert a part each': repository({
      '1.01': [`${spec} › the page is there`, `${spec} › zh: a (page) is there`],
    }),
    'a reason why there is no test': repository({}),
  },
  reported: {
    'a test that has been removed': [
      repository({ '1.02': `${spec} › the page was there` }),
      'specification.json:2 1.02 names the test “the page was there”, which tests/shell/a.spec.ts does not have. If the test was renamed, perhaps to “the page is there”',
    ],
    'a test that is skipped, and one of a file that has been removed': [
      repository({
        '1.01': 'tests/shell/b.spec.ts › the page is there',
        '9.24': `${spec} › the page is skipped`,
      }),
      ':1 1.01 names a test in tests/shell/b.spec.ts, which does not exist.',
      ':187 9.24 names the test “the page is skipped”',
    ],
    'an item without an entry, and one that does not exist': [
      repository({ '4.05': undefined, '4.37': none }),
      'tests/specification.json:0 4.05 has no entry.',
      ':187 4.37 is no item of the specification. Remove the line.',
    ],
    'an entry without a title or a reason': [
      repository({ '1.01': spec, '1.02': { none: '' }, '1.03': [] }),
      ':1 1.01 has neither “file › title” nor the reason',
      ':2 1.02 has neither',
      ':3 1.03 has neither',
    ],
    'one of two tests that has been removed': [
      repository({ '1.01': [`${spec} › the page is there`, `${spec} › it was there`] }),
      ':1 1.01 names the test “it was there”',
    ],
  },
});
