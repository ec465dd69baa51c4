// Nothing is lost in silence: each property and plugin of what is pasted is carried over, replaced or
// left to the reader, and the answer says which.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import { listFiles } from '@site/samples/format/files';
import { accountsOf } from '../src/accounts.ts';
import { convert } from '../src/convert.ts';
import { type Draft, newItem } from '../src/mapping/draft.ts';
import { apply, note, type Rule, to } from '../src/mapping/rules.ts';
import { descendants, parse } from '../src/parse/parse.ts';
import type { Input } from '../src/read/problem.ts';
import { noPlace, object, plain } from '../src/read/value.ts';
import { readShapes } from './shapes.ts';

const configFile =
  /^(?:samples\/[^/]+|libraries\/[^/]+\/original)\/(?:tsup|tsdown|build|vite|rollup)\.config\.[cm]?[jt]s$/;

/** The configurations of other tools in samples and libraries, with the files around them. */
function readInputs(): { title: string; input: Input }[] {
  const docs = `${repository}/docs`;
  const titles = listFiles(docs).filter((file) => configFile.test(file));
  return titles.map((title) => {
    const read = (name: string) => {
      const file = path.join(docs, title, '..', name);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    const config = read(path.basename(title));
    const [manifest, tsconfig] = [read('package.json'), read('tsconfig.json')];
    return { title, input: { config, manifest, tsconfig } };
  });
}

const inputs = [...readShapes(), ...readInputs()];

test('every property and plugin is carried over, replaced or left to the reader', () => {
  expect(inputs.length).toBeGreaterThan(200);
  const lost: string[] = [];
  for (const { title, input } of inputs) {
    const answer = convert(input);
    if (!answer.ok) continue;
    const { accounts } = answer.conversion;
    for (const { fate, option, at } of accounts)
      if (fate === 'lost') lost.push(`${title}: ${option}, line ${at.line}: ${at.text}`);
    // A field of package.json has no lines of its own.
    if (/^\s*\{/.test(input.config)) continue;
    const places = accounts.flatMap(({ at, from = at }) =>
      [at, from].map(({ start = 0, text: own }) => [start, start + own.length] as const),
    );
    const found = accounts.flatMap(({ option }) => option.split('.'));
    const nodes = [...descendants(parse(input.config))];
    const names = nodes.flatMap((one) =>
      one.type === 'ObjectPattern' ? one.properties : [],
    );
    for (const node of nodes) {
      if (node.type !== 'Property' || names.some((one) => one === node)) continue;
      const name = node.key.type === 'Identifier' ? node.key.name : '';
      const isAccounted = places.some(
        ([from, to]) =>
          (from <= node.start && node.end <= to) ||
          (node.start <= from && to <= node.end),
      );
      // What a name stands for is accounted for where it was defined.
      const isElsewhere =
        [...descendants(node)].some(({ type }) => type === 'Identifier') &&
        (found.includes(name) || name === 'plugins');
      const own = input.config.slice(node.start, node.end);
      if (!isAccounted && !isElsewhere)
        lost.push(`${title}: line ${node.loc?.start.line} unread: ${own}`);
    }
  }
  expect(lost).toEqual([]);
});

test('a rule says what it did, and a lost setting is not told as kept', () => {
  // @ts-expect-error A rule that returns nothing could lose an option in silence.
  const silent: Rule = () => {};
  expect(silent).toBeDefined();
  const item = newItem('esm');
  const draft: Draft = {
    ...{ items: [item], notes: new Map(), imports: new Map(), links: {}, effects: [] },
    ...{ sources: [], declarations: [], read: [], isPart: false },
    project: { manifest: undefined, tsconfig: undefined },
  };
  const config = object({ minify: plain(true) });
  const use = { draft, item, config, isFirst: true, option: '', at: noPlace, link: '/a' };
  draft.effects.push(...apply({ minify: to('output.minify') }, config, use));
  const fates = () => accountsOf(draft, []).map(({ fate }) => fate);
  expect(fates()).toEqual(['carried']);
  item.settings.output = { sourceMap: true };
  expect(fates()).toEqual(['lost']);
  item.dropped.set('output.minify', '/why');
  expect(fates()).toEqual(['unneeded']);
  item.dropped.set('output.minify', note(use, 'sameFile'));
  expect(fates()).toEqual(['left']);
});

test('few notes are in an answer, and none is in every third answer', () => {
  const known = inputs.filter(({ input }) => input.manifest !== '');
  const answers = known.flatMap(({ input }) => {
    const answer = convert(input);
    return answer.ok ? [answer.conversion.notes.map(({ key }) => key)] : [];
  });
  expect(answers.length).toBeGreaterThan(200);
  const counts = answers.map((keys) => keys.length).sort((a, b) => a - b);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(5);
  expect(counts.reduce((sum, one) => sum + one, 0) / counts.length).toBeLessThanOrEqual(
    6,
  );
  const all = answers.flatMap((keys) => [...new Set(keys)]);
  const isFrequent = (key: string) =>
    all.filter((one) => one === key).length > answers.length / 3;
  expect([...new Set(all)].filter(isFrequent)).toEqual([]);
});
