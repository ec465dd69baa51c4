import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { english } from '@site/mdx/check-fixtures';
import { expandTerms, firstSentence, termFindings } from '../src/build/term-tags.ts';
import { parseTerms } from '../src/build/terms.ts';

const terms = parseTerms(readFileSync('docs/shared/glossary/terms.json', 'utf8'));
const tag = '<Term id="chunk">chunk</Term>';

/** A page with a heading id, which is not standard Markdown. */
const page = (text: string) => `---\ntitle: A\n---\n\n# A {#a}\n\n${text}\n`;

const found = (text: string, name = 'guide/a.mdx') =>
  english(page(text), name).flatMap((one) => termFindings(one, terms));

test('a term becomes a card with its definition, except in code', () => {
  const text = `One ${tag}, \`${tag}\`, and <Term id="shim">shims</Term>.`;
  const lines = expandTerms(page(text), 'docs/en/guide/a.mdx', terms).split('\n');
  expect(lines).toHaveLength(page(text).split('\n').length);
  expect(lines[6]).toMatch(
    /^One <TermCard id="term-chunk" text="chunk">A file that .*<\/TermCard>, `<Term id="chunk">/,
  );
  expect(lines[6]).toContain('. [Glossary](/guide/start/glossary#chunk)</TermCard>');
  expect(lines[6]).toContain('and <TermCard id="term-shim" text="shims">A few lines');
});

test('a definition with a bar does not end the cell of a table', () => {
  const en = { term: 'chunk', definition: 'It is `a | b`. More.' };
  const [first] = expandTerms(
    page(`| ${tag} | c |\n| --- | --- |`),
    'docs/en/guide/a.mdx',
    [{ id: 'chunk', en, zh: en, synonyms: [] }],
  )
    .split('\n')
    .slice(6);
  expect(first?.split(/(?<!\\)\|/)).toHaveLength(4);
});

test('the Markdown edition only has the words', () => {
  const text = expandTerms(page(`One ${tag}.`), 'docs/en/guide/a.mdx', terms, true);
  expect(text).toBe(page('One chunk.'));
});

test('an unknown term stops the build and suggests the nearest', () => {
  const text = 'A <Term id="bundless">bundle</Term>.';
  const [finding] = found(text);
  expect(finding).toMatchObject({
    line: 7,
    what: 'The glossary has no term “bundless”.',
  });
  expect(finding?.todo).toContain('Nearest: bundle');
  expect(() => expandTerms(page(text), 'docs/en/guide/a.mdx', terms)).toThrow(
    'docs/en/guide/a.mdx:7  The glossary has no term “bundless”.',
  );
});

for (const [name, text, what] of [
  ['twice', `A ${tag} and a ${tag}.`, 'a second time'],
  ['in a heading', `## A ${tag}`, 'not plain words'],
  ['in a link', `A [${tag}](/a).`, 'not plain words'],
  ['in another tag', `A <b>${tag}</b>.`, 'not plain words'],
  ['without an id', 'A <Term>chunk</Term>.', 'not plain words'],
  ['with markup', 'A <Term id="chunk">`chunk`</Term>.', 'not plain words'],
  ['over two lines', 'A <Term id="chunk">a\nchunk</Term>.', 'not plain words'],
] as const) {
  test(`a term ${name} is reported`, () => {
    expect(found(text).map((finding) => finding.what)).toEqual([
      expect.stringContaining(what),
    ]);
  });
}

test('a term in a partial is reported, since a page may show the partial twice', () => {
  expect(found(`A ${tag}.`, 'shared/a.mdx')[0]?.what).toContain('in a partial');
});

test('the card of every term has one short and complete sentence', () => {
  expect(firstSentence('It runs on Node.js and more. Another one.')).toBe(
    'It runs on Node.js and more.',
  );
  expect(firstSentence('用 Node.js 运行。另一句。')).toBe('用 Node.js 运行。');
  for (const { id, en, zh } of terms) {
    for (const [{ definition }, end, maxLength] of [
      [en, '.', 240],
      [zh, '。', 130],
    ] as const) {
      const sentence = firstSentence(definition);
      expect(sentence.endsWith(end), id).toBe(true);
      expect(sentence.length, `${id}: ${sentence}`).toBeLessThanOrEqual(maxLength);
    }
  }
});

test('incomplete data is refused with the missing field and its entry', () => {
  const [first] = terms;
  const without = { ...first, zh: { term: 'ESM' } };
  expect(() => parseTerms('{}')).toThrow('must be of type array');
  expect(() => parseTerms(JSON.stringify([without]))).toThrow('"[0].zh.definition"');
  expect(() => parseTerms(JSON.stringify([first, first]))).toThrow(
    `have the id "${first?.id}"`,
  );
});
