// A change of sentences goes live after the tests that a sentence can break.
import { expect, test } from '@playwright/test';
import { laneOf } from '../../tools/deploy/lane.ts';

for (const [what, lane, ...files] of [
  [
    'a sentence',
    'texts',
    'docs/en/guide/start/index.mdx',
    'docs/zh/guide/start/index.mdx',
  ],
  ['a term of the glossary', 'texts', 'docs/shared/glossary/terms.json'],
  [
    'a sentence and a sample',
    'everything',
    'docs/en/index.mdx',
    'docs/samples/a/src/index.ts',
  ],
  ['a file that is served as it is', 'everything', 'docs/public/robots.txt'],
  ['a text of the interface', 'everything', 'theme/i18n.json'],
  ['a file with a similar name', 'everything', 'docs/english.mdx'],
  ['nothing that is known', 'everything'],
] as const)
  test(`${what} is tested in the lane ${lane}`, () => {
    expect(laneOf(files)).toBe(lane);
  });
