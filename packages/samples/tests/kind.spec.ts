// What is recorded, and what is not, whatever it is that is built.
import { expect, test } from '@playwright/test';
import { unknownNames } from '../src/build/command-line.ts';
import { type Kind, recordAll } from '../src/build/kind.ts';

/** Two records: `pair` of the items `a` and `b`, and `single`. Contents are what `built` says. */
function kindOf(built: Readonly<Record<string, string | Error>>, recorded = 'old') {
  const written: string[] = [];
  const files = (text: string) => new Map([['out.js', Buffer.from(text)]]);
  const kind: Kind = {
    noun: 'thing',
    command: 'things',
    names: () => ['pair', 'single'],
    itemsOf: (name) => (name === 'pair' ? ['a', 'b'] : [name]),
    async build(item) {
      const text = built[item] ?? 'old';
      if (text instanceof Error) throw text;
      const complaints = text === 'wrong' ? ['It is wrong.'] : [];
      return { folder: `/built/${item}`, files: files(text), complaints };
    },
    recorded: () => files(recorded),
    write(name, all) {
      written.push(`${name} of ${all.length}`);
      return [`${name}.json`];
    },
    staleness: () => [],
  };
  return { kind, written };
}

test('a record is written once, when all of its items are built', async () => {
  const { kind, written } = kindOf({ a: 'new' });
  const outcomes = await recordAll(kind, kind.names(), { check: false });
  expect(written.sort()).toEqual(['pair of 2', 'single of 1']);
  expect(outcomes.map(({ item }) => item)).toEqual(['a', 'b', 'single']);
  expect(outcomes.flatMap(({ changed }) => changed).sort()).toEqual([
    'pair.json',
    'single.json',
  ]);
});

for (const [name, bad, says] of [
  ['does not build', new Error('No build.'), 'No build.'],
  ['must not be recorded', 'wrong', 'It is wrong.'],
] as const) {
  test(`a record with an item that ${name} is not written, others are`, async () => {
    const { kind, written } = kindOf({ b: bad });
    const outcomes = await recordAll(kind, kind.names(), { check: false });
    expect(written).toEqual(['single of 1']);
    const [first] = outcomes.find(({ item }) => item === 'b')?.findings ?? [];
    expect(first).toBe(says);
  });
}

test('a check says what differs, where it was built and what to run, and writes nothing', async () => {
  const { kind, written } = kindOf({ a: 'new' });
  const [a, b] = await recordAll(kind, ['pair'], { check: true });
  const text = a?.findings.join('\n');
  expect(text).toContain('out.js differs (- recorded, + built now)');
  expect(text).toContain('npm run things -- pair');
  expect(text).toContain('/built/a');
  expect(b?.findings).toEqual([]);
  expect(written).toEqual([]);
});

test('a name that is no record is refused with the nearest', () => {
  const { kind } = kindOf({});
  expect(unknownNames(kind, ['pair'])).toEqual([]);
  const [message] = unknownNames(kind, ['singel']);
  expect(message).toContain('no record “singel” of a thing. Nearest: single');
});
