// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code to be read has templates
// Texts that the tool can print are found in its code.
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

test('arguments of loggers and texts of errors are found, with holes', () => {
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

test('colours are looked through', () => {
  expect(texts("logger.error('See ' + color.green('https://rslib.rs/a') + '.')")).toEqual(
    ['error: See https://rslib.rs/a.'],
  );
});

test('what is not literal, and what is not said, is left out', () => {
  expect(texts('logger.error(err); throw error; new Error(message);')).toEqual([]);
  expect(texts("const a = 'It failed'; list.push('Not there'); say('Hello');")).toEqual(
    [],
  );
  expect(texts('logger.log(`${a}: ${b}`);')).toEqual([]);
});

test('bundled packages are passed over', () => {
  const code =
    'const m = { "../node_modules/a/b.js" () { throw new Error("Not ours"); } };';
  expect(texts(code)).toEqual([]);
});

test('addresses come with what holds them, without the full stop', () => {
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

  test('an entry that leaves out nothing is found', () => {
    expect(staleEntries(read, table)).toEqual([]);
    const gone = { files: ['theirs.js', 'gone.js'], texts: ['Theirs', 'Theirs too'] };
    expect(staleEntries(read, gone)).toEqual(['gone.js', 'Theirs too']);
  });

  test('the table has no entry that the installed tool gives no reason for', () => {
    expect(
      staleEntries(locateMessages(), foreign),
      'Take these entries out of packages/facts/src/read/reviewed/foreign.json: the tool does not say them any more.',
    ).toEqual([]);
  });
});
