// What the weekly run makes of npm's report about known vulnerabilities.
import { expect, test } from '@playwright/test';
import { advisoriesIn, openQuestions } from '../../tools/upkeep/findings.ts';

const advisory = {
  source: 1,
  name: 'inner',
  title: 'It can be slow',
  url: 'https://github.com/advisories/GHSA-1',
  severity: 'low',
};
const report = JSON.stringify({
  vulnerabilities: {
    inner: { name: 'inner', via: [advisory] },
    outer: { name: 'outer', via: ['inner'] },
    other: { name: 'other', via: [advisory] },
  },
});
const reason = 'Only called at build time with files of the repository.';

test('an advisory counts once, whatever depends on the package', () => {
  expect(advisoriesIn(report)).toEqual([
    {
      url: advisory.url,
      package: 'inner',
      title: 'It can be slow',
      severity: 'low',
    },
  ]);
});

for (const [name, said] of [
  [
    'a registry that does not answer',
    '{ "error": { "summary": "endpoint returned an error" } }',
  ],
  ['a registry that refuses', '{ "message": "405 Method Not Allowed" }'],
  ['nothing', ''],
] as const) {
  test(`${name} is not taken for a clean report`, () => {
    expect(() => advisoriesIn(said)).toThrow('npm audit did not report');
  });
}

test('an advisory without an explanation is open, one with a reason is not', () => {
  const found = advisoriesIn(report);
  expect(openQuestions(found, [])[0]).toContain('inner: It can be slow (low)');
  const { url, package: name } = found[0] ?? { url: '', package: '' };
  expect(openQuestions(found, [{ url, package: name, reason }])).toEqual([]);
  expect(openQuestions(found, [{ url, package: name, reason: ' ' }])[0]).toContain(
    'Give a reason',
  );
});

test('an explanation of what is gone is open', () => {
  const gone = { url: 'https://github.com/advisories/GHSA-2', package: 'inner', reason };
  expect(openQuestions([], [gone])[0]).toContain('strike it off');
  expect(advisoriesIn('{ "vulnerabilities": {} }')).toEqual([]);
});
