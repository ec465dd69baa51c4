import { expect, test } from '@playwright/test';
import { decisions } from '../../tools/checks/decisions.ts';

const whole = '# A\n\n**Decision.** A.\n\n**What would change our mind.** B.\n';
const found = (list: string, text: string) =>
  decisions([
    { file: 'decisions/README.md', text: list },
    { file: 'decisions/a.md', text },
    { file: 'contributing/a.md', text: '' },
  ]).map(({ file, what }) => `${file}: ${what}`);

test('a listed record with all its parts is accepted', () => {
  expect(found('- [A](a.md)\n', whole)).toEqual([]);
});

test('a record that the list does not name is reported', () => {
  expect(found('- [B](ba.md)\n', whole)).toEqual([
    'decisions/a.md: The record of a decision is not in decisions/README.md.',
  ]);
});

test('a record without one of its parts is reported', () => {
  expect(found('- [A](a.md)\n', '# A\n\n**Decision.** A.\n')).toEqual([
    'decisions/a.md: The record has no part “What would change our mind”.',
  ]);
});
