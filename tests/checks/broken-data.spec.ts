// A contributor who leaves data broken is told where, in the words of a check and not by a stack.
import { expect, test } from '@playwright/test';
import { brokenJson } from '../../tools/checks/broken-data.ts';
import { runAll } from '../../tools/checks/run-all.ts';
import { project } from './mistaken-project.ts';

const glossary = 'docs/shared/glossary/terms.json';

const filesWith = (changed: Readonly<Record<string, string>>) =>
  Object.entries({ ...project, ...changed }).map(([file, text]) => ({ file, text }));

test('JSON that is none is found with its line, and nothing is compared with it', async () => {
  const { findings, pages } = await runAll(
    '/nowhere',
    filesWith({ [glossary]: '[\n{,}]' }),
  );
  expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual([`${glossary}:2`]);
  expect(findings[0]?.what).toContain('This is no JSON: ');
  expect(pages).toBe(0);
});

test('JSON of samples may be broken, and other files are no JSON', () => {
  const broken = ['docs/samples/a/tsconfig.json', 'package.json', 'docs/en/a.mdx'];
  expect(brokenJson(broken.map((file) => ({ file, text: '{' })))).toEqual([]);
  expect(brokenJson([{ file: 'theme/a.json', text: '{' }])).toHaveLength(1);
});

test('data that lack something are found with what they lack', async () => {
  const { findings } = await runAll('/nowhere', filesWith({ [glossary]: '[{}]' }));
  expect(findings).toEqual([
    expect.objectContaining({
      file: glossary,
      line: 0,
      what: 'The glossary lacks "id" in entry 1.',
    }),
  ]);
});

test('a mistake of the checks themselves is no finding', async () => {
  await expect(
    runAll('/nowhere', filesWith({ '.autocorrectrc': 'rules: {}' })),
  ).rejects.toThrow('ENOENT');
});
