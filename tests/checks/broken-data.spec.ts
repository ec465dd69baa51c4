// A contributor who leaves data broken is told where, in the words of a check and not by a stack.
import { expect, test } from '@playwright/test';
import { brokenJson } from '../../tools/checks/broken-data.ts';
import { runChecks } from '../../tools/checks/run-checks.ts';

const glossary = 'docs/shared/glossary/terms.json';

const found = async (text: string) => {
  const { findings } = await runChecks('/nowhere', [{ file: glossary, text }]);
  return findings;
};

test('a file that is not JSON is reported with its line', async () => {
  const [finding, ...more] = await found('[\n{,}]');
  expect(finding).toMatchObject({ file: glossary, line: 2 });
  expect(finding?.what).toContain('This is no JSON: ');
  expect(more).toEqual([]);
});

test('broken JSON inside a sample is accepted, since a sample may show a mistake', () => {
  const broken = ['docs/samples/a/tsconfig.json', 'package.json', 'docs/en/a.mdx'];
  expect(brokenJson(broken.map((file) => ({ file, text: '{' })))).toEqual([]);
  expect(brokenJson([{ file: 'theme/a.json', text: '{' }])).toHaveLength(1);
});

test('data without a required field is reported with the name of the field', async () => {
  expect(await found('[{}]')).toEqual([
    expect.objectContaining({
      file: glossary,
      line: 0,
      what: 'The glossary lacks "id" in entry 1.',
    }),
  ]);
});
