// Notes on generated helpers, below emitted files and on the page that lists them.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import { replaceNames } from '@site/mdx/tags';
import { explainedBlock, notesBelow } from '@site/notes';
import { displayName, findNotes } from '@site/notes/notes';
import { expandSamples } from '@site/samples/build/expand';
import { listFiles } from '@site/samples/format/files';
import { listSamples, samplesFolder } from '@site/samples/format/sample';
import { fixtures } from '@site/samples/test-fixtures';

const expand = (source: string, page = 'docs/en/a.mdx', edition = false) =>
  expandSamples(source, `${repository}/${page}`, { notesBelow, edition }, fixtures);
const cjs = '<Sample id="two-formats" output="dist/cjs/index.cjs" />';

test('notes are in a disclosure below the file that they explain', () => {
  const text = expand(cjs);
  expect(text.match(/<Sample.Notes title=\{"What is this code\?"\}>/g)).toHaveLength(1);
  expect(text).toMatch(
    /- \[`__esModule`\]\(.+#es-module\): .+ \[`format: 'esm'`\]\(.+\) removes it\.\n/,
  );
  expect(text).not.toContain('Explained above');
});

test('a note that a page already has is only linked', () => {
  const [, first = '', second = ''] = expand(`${cjs}\n\n${cjs}`).split('<Sample.Notes');
  expect(first).toContain('): Marks the exports');
  expect(second).not.toContain('Marks the exports');
  expect(second).toContain(
    'Explained above: [`__esModule`](/guide/basic/explain-output#es-module), ',
  );
});

test('a source, a difference and a file without helpers have no notes', () => {
  for (const attributes of [
    'id="two-formats" files="src/index.ts"',
    'id="two-formats" output="dist/cjs/index.cjs" diff="two-formats"',
    'id="small" output="dist/index.js"',
  ])
    expect(expand(`<Sample ${attributes} />`)).not.toContain('<Sample.Notes');
});

test('a file that another tool wrote has no notes about Rslib options', () => {
  const show = (file: string) =>
    expandSamples(
      `<Sample id="migrate-tsup-compare" output="${file}" />`,
      `${repository}/docs/en/a.mdx`,
      { notesBelow },
    );
  expect(show('dist/rslib/index.cjs')).toContain("[`format: 'esm'`]");
  expect(show('dist/tsup/index.cjs')).toContain('Helpers from esbuild');
  expect(show('dist/tsup/index.cjs')).not.toContain('/config/');
});

test('notes on a Chinese page are in Chinese', () => {
  const text = expand(cjs, 'docs/zh/a.mdx');
  expect(text).toContain('"这些代码是什么？"');
  expect(text).toContain("设置 [`format: 'esm'`](/config/lib/format) 后不再出现。");
});

test('the list of notes shows each with its other names and its samples', () => {
  const text = replaceNames(
    '### a\n\n<Explained id="es-module" />\n',
    `${repository}/docs/en/a.mdx`,
    explainedBlock,
  );
  expect(text).toContain('### a\n\nMarks the exports');
  expect(text).toContain('Also: `__webpack_require__.r`.');
  expect(text).toMatch(
    /Seen in \[`explain-output`\]\(https:.+\/samples\/explain-output\)/,
  );
});

test('the name of a note occurs in every recorded output that shows it', () => {
  const outputs = listSamples(samplesFolder).flatMap((id) =>
    listFiles(`${samplesFolder}/${id}`)
      .filter((file) => /^dist\/.*\.[cm]?jsx?$/.test(file))
      .map((file) => ({ id, file })),
  );
  const wrong = outputs.flatMap(({ id, file }) => {
    const text = readFileSync(`${samplesFolder}/${id}/${file}`, 'utf8');
    return findNotes(text)
      .map((note) => displayName(note, text))
      .filter((name) => !name.split(/[*…]/).every((part) => text.includes(part)))
      .map((name) => `${id}/${file}: ${name}`);
  });
  expect(outputs.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('in the Markdown edition notes are links, once a page', () => {
  const [first = '', second = ''] = expand(
    `${cjs}\n\n${cjs}`,
    'docs/en/a.mdx',
    true,
  ).split('/two-formats)');
  expect(first).toContain(
    'What is this code? [`__webpack_require__.r`](/guide/basic/explain-output#es-module)',
  );
  expect(second).not.toContain('explain-output');
});
