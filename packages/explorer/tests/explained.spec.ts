// Every helper in what the explorer shows has a note, which is shown below the file.
import { expect, test } from '@playwright/test';
import { explainCode, notes } from '@site/notes/notes';
import { unexplained } from '../../../tools/checks/notes/unexplained.ts';
import { configOf } from '../src/browser/data/config.ts';
import type { ExplorerData } from '../src/browser/data/data.ts';
import { type InputId, inputs } from '../src/browser/data/packages.ts';
import { defaultState } from '../src/browser/data/states.ts';
import { readRecord, sourcesOf } from '../src/record/record.ts';

/** What the states of an input are built from: its sources, and the banner in the configuration. */
const writtenOf = (input: InputId) =>
  [
    ...sourcesOf(input).map(({ text }) => text),
    configOf({ ...defaultState(input), banner: true }),
  ].join('\n');

/** The emitted scripts of all states, each once. */
function scriptsIn({ builds, contents }: ExplorerData) {
  const files = builds.flatMap((build) => Object.entries(build.files));
  const scripts = files.filter(([path]) => /\.[cm]?js$/.test(path));
  const paths = new Map(scripts.map(([path, index]) => [index, path]));
  return [...paths].map(([index, file]) => ({ file, text: contents[index]?.text ?? '' }));
}

/** React is copied into the output where dependencies are bundled; its code is not a helper. */
const react = {
  files: /./,
  marks: /^(?!__webpack_require__|__rspack|"use strict|\(|!function)/,
  reason: 'React itself, bundled.',
};

for (const input of inputs) {
  test(`every helper in the scripts of ${input} has a note`, () => {
    const scripts = scriptsIn(readRecord(input));
    expect(scripts.length).toBeGreaterThan(50);
    const written = writtenOf(input);
    const rest = { id: input, written, configuration: '', sources: '' };
    const hasReact = ({ text }: { text: string }) =>
      text.includes('react.transitional.element');
    const own = scripts.filter((script) => !hasReact(script));
    expect(unexplained([{ ...rest, emitted: own }], notes, [])).toEqual([]);
    const copied = scripts.filter(hasReact);
    expect(copied.length > 0).toBe(input === 'component');
    if (copied.length > 0)
      expect(unexplained([{ ...rest, emitted: copied }], notes, [react])).toEqual([]);
  });
}

test('a file is explained in the language of the page, with the options that affect it', () => {
  const text = 'var __webpack_require__ = {};\n__webpack_require__.d = 1;';
  const [first] = explainCode(text, '', 'zh');
  expect(first?.text).toMatch(/[一-龥].*\[`[^`]+`\]\(\/config\//);
  expect(explainCode('export const a = 1;\n', 'export const a = 1;', 'en')).toEqual([]);
});
