// A contributor who leaves data broken is told where, in the words of a check and not by a stack.
import { expect, test } from '@playwright/test';
import { brokenJson } from '../../tools/checks/broken-data.ts';
import { runAll } from '../../tools/checks/run-all.ts';
import { dataOf, listOf, objectOf } from '../../tools/repository/contents.ts';
import { UnreadableData } from '../../tools/repository/unreadable-data.ts';
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

test('a file that is missing, or holds something else, is named', () => {
  const files = [{ file: 'a.json', text: '{"b": 1}' }];
  const cases: [() => unknown, string][] = [
    [() => listOf([], 'a.json'), 'a.json: It is missing'],
    [() => listOf(files, 'a.json', 'b'), 'a.json: It holds no list “b”.'],
    [() => objectOf([{ file: 'a.json', text: '1' }], 'a.json'), 'neither an object nor'],
    [
      () =>
        dataOf(files, 'a.json', () => {
          throw new Error('Why.');
        }),
      'a.json: Why.',
    ],
  ];
  for (const [read, said] of cases) {
    expect(read).toThrow(said);
    expect(read).toThrow(UnreadableData);
  }
});
