// Every helper in what the explorer shows has a note, which is shown below the file.
import { expect, test } from '@playwright/test';
import { explainCode, notes } from '@site/notes/notes';
import { unexplained } from '../../../tools/checks/notes/unexplained.ts';
import { inputs } from '../src/browser/data/toggles.ts';
import { readRecord } from '../src/record/record.ts';

for (const input of inputs) {
  test(`every helper in the scripts of ${input} has a note`, () => {
    const { contents, sources, states } = readRecord(input);
    const paths = new Map(
      states.flatMap(({ files }) =>
        Object.entries(files).map(([path, index]) => [index, path] as const),
      ),
    );
    const emitted = [...paths]
      .filter(([, path]) => path.endsWith('.js'))
      .map(([index, file]) => ({ file, text: contents[index]?.text ?? '' }));
    expect(emitted.length).toBeGreaterThan(3);
    const texts = sources.map(({ text }) => text);
    const written = [...texts, ...states.map(({ config }) => config)].join('\n');
    const sample = { id: input, written, configuration: '', sources: '', emitted };
    expect(unexplained([sample], notes, [])).toEqual([]);
  });
}

test('a file is explained in the language of the page, with the options that affect it', () => {
  const text = 'var __webpack_require__ = {};\n__webpack_require__.d = 1;';
  const [first] = explainCode(text, '', 'zh');
  expect(first?.text).toMatch(/[一-龥].*\[`[^`]+`\]\(\/config\//);
  expect(explainCode('export const a = 1;\n', 'export const a = 1;', 'en')).toEqual([]);
});
