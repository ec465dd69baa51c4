// What people have found out about the tool by hand is still so.
import { expect, test } from '@playwright/test';
import { readSources } from '../src/build/sources.ts';
import { formats } from '../src/format/facts.ts';
import foreign from '../src/format/reviewed/foreign.json' with { type: 'json' };
import restrictions from '../src/format/reviewed/formats.json' with { type: 'json' };
import project from '../src/format/reviewed/project.json' with { type: 'json' };
import { locateMessages } from '../src/record/messages/messages.ts';

const { fields, messages } = readSources().facts;

for (const [name, { formats: named, evidence }] of Object.entries(restrictions))
  test(`the tool says for which formats ${name} is`, () => {
    expect(formats).toEqual(expect.arrayContaining(named));
    const said = [fields[name]?.text ?? '', ...messages];
    expect(evidence).not.toEqual({});
    for (const part of Object.values(evidence))
      expect(said.filter((text) => text.includes(part))).not.toEqual([]);
    expect(Object.keys(fields)).toContain(name);
  });

test('the values that come from the project are those of options', () => {
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(project)));
});

test('the messages that are left out are still in the code of bundled packages', () => {
  const located = locateMessages();
  const files = located.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(foreign.files));
  const others = located.filter(({ file }) => !foreign.files.includes(file));
  const texts = others.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(foreign.texts));
});
