// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code to be read has templates
// The texts that the tool can print are found in its code.
import { expect, test } from '@playwright/test';
import { placeholder } from '../src/read/facts.ts';
import { extractMessages } from '../src/read/messages/extract.ts';
import {
  linksIn,
  locateMessages,
  ownMessages,
  staleEntries,
} from '../src/read/messages/messages.ts';
import foreign from '../src/read/reviewed/foreign.json' with { type: 'json' };

const texts = (code: string) =>
  extractMessages(code, 'p').map(({ kind, text }) => `${kind}: ${text}`);

test('arguments of loggers and texts of errors are found, with placeholders', () => {
  expect(texts('src_logger.warn(`Bad ${name} in ` + place);')).toEqual([
    `warn: Bad ${placeholder} in ${placeholder}`,
  ]);
  expect(texts("throw new Error('It failed');")).toEqual(['throws: It failed']);
  expect(texts("throw Error('It failed');")).toEqual(['throws: It failed']);
  expect(texts('const dirError = `No ${a} there`;')).toEqual([
    `throws: No ${placeholder} there`,
  ]);
  expect(texts("reasons.push('Not there');")).toEqual(['throws: Not there']);
});

test('colours are ignored', () => {
  expect(texts("logger.error('See ' + color.green('https://rslib.rs/a') + '.')")).toEqual(
    ['error: See https://rslib.rs/a.'],
  );
});

test('texts that are not literal or not printed are left out', () => {
  expect(texts('logger.error(err); throw error; new Error(message);')).toEqual([]);
  expect(texts("const a = 'It failed'; list.push('Not there'); say('Hello');")).toEqual(
    [],
  );
  expect(texts('logger.log(`${a}: ${b}`);')).toEqual([]);
});

test('bundled packages are skipped', () => {
  const code =
    'const m = { "../node_modules/a/b.js" () { throw new Error("Not ours"); } };';
  expect(texts(code)).toEqual([]);
});

test('addresses have their sources, without the full stop', () => {
  const message = { package: 'p', kind: 'warn', text: 'See https://rslib.rs/b#c.' };
  const comments = [
    ['lib.a', '{@link https://rslib.rs/a}'],
    ['lib.b', 'https://rslib.rs/a'],
  ] as const;
  expect(linksIn([message], comments)).toEqual([
    { url: 'https://rslib.rs/a', from: ['lib.a', 'lib.b'] },
    { url: 'https://rslib.rs/b#c', from: ['“See https://rslib.rs/b#c.”'] },
  ]);
});

test.describe('messages of packages bundled into the tool', () => {
  const message = (text: string) => ({ package: 'p', kind: 'throws', text });
  const read = [
    { file: 'index.js', message: message('Ours') },
    { file: 'index.js', message: message('Theirs') },
    { file: 'theirs.js', message: message('Theirs too') },
  ];
  const table = { files: ['theirs.js'], texts: ['Theirs'] };

  test('are left out, by file and by text', () => {
    expect(ownMessages(read, table)).toEqual([message('Ours')]);
  });

  test('an entry without effect is reported', () => {
    expect(staleEntries(read, table)).toEqual([]);
    const gone = { files: ['theirs.js', 'gone.js'], texts: ['Theirs', 'Theirs too'] };
    expect(staleEntries(read, gone)).toEqual(['gone.js', 'Theirs too']);
  });

  test('every entry still matches something in the installed tool', () => {
    expect(
      staleEntries(locateMessages(), foreign),
      'Remove these entries from packages/facts/src/read/reviewed/foreign.json',
    ).toEqual([]);
  });
});
