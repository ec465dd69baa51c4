// Notes on the code that the output explorer shows.
import { expect, test } from '@playwright/test';
import { notes } from '@site/notes/notes';
import { readStates } from '@site/workbench/format/records';
import { inputs } from '@site/workbench/format/toggles';
import { unexplained } from '../../tools/checks/notes/unexplained.ts';

test('every helper in the scripts of a record has a note', () => {
  const emitted = inputs.map((id) => {
    const { items: states, sources } = readStates(id);
    const items = Object.values(states);
    const texts = sources.map(({ text }) => text);
    return {
      id,
      written: [...texts, ...items.map(({ config }) => config)].join('\n'),
      configuration: '',
      sources: '',
      emitted: items
        .flatMap(({ files }) => files)
        .filter(({ path }) => path.endsWith('.js'))
        .map(({ path, text }) => ({ file: path, text })),
    };
  });
  expect(emitted.flatMap((one) => one.emitted).length).toBeGreaterThan(90);
  expect(unexplained(emitted, notes, [])).toEqual([]);
});
