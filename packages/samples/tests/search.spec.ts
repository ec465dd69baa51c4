// Search finds the content of samples in their section.
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { indexSamples } from '../src/page/search.ts';
import { fixtures } from './support.ts';

const source = `# Title

Intro.

<Sample id="small" files="src/index.ts" />

## First

One.

<Sample id="small" output="dist/index.js" />

## Second

Two.

<Sample id="small" files="src/index.ts" terminal />
`;

function page() {
  const content = 'Intro.\n\nFirst\n\nOne.\n\nSecond\n\nTwo.';
  const toc = ['First', 'Second'].map((text) => ({
    text,
    charIndex: content.indexOf(text),
  }));
  return {
    content,
    toc,
    _flattenContent: source,
    _filepath: `${repository}/docs/en/a.mdx`,
  };
}

test('words of files and terminal lines end their section, each once', () => {
  const indexed = page();
  indexSamples(indexed, fixtures);
  const { content, toc } = indexed;
  for (const { text, charIndex } of toc) {
    expect(content.slice(charIndex, charIndex + text.length)).toBe(text);
  }
  const [first = 0, second = 0] = toc.map(({ charIndex }) => charIndex);
  expect(content.slice(0, first)).toMatch(/^Intro\.\n\n {2}export const add number\n/);
  // The page already has all words of the output.
  expect(content.slice(first, second)).toBe('First\n\nOne.\n\n');
  expect(content.slice(second)).toContain('\nready   built in … s\n');
});

test('a heading without a position is skipped', () => {
  const indexed = page();
  const [first] = indexed.toc;
  if (first) first.charIndex = -1;
  indexSamples(indexed, fixtures);
  expect(first?.charIndex).toBe(-1);
  const second = indexed.toc[1]?.charIndex ?? 0;
  expect(indexed.content.slice(second)).toMatch(/^Second/);
  expect(indexed.content.slice(0, second)).toContain('export const add number');
});

test('a mistake in a page is ignored, because the build reports it', () => {
  const wrong =
    '## First\n\n<Sample id="nonesuch" tree />\n\n<Sample id="small" terminal />';
  const indexed = { ...page(), _flattenContent: wrong };
  indexSamples(indexed, fixtures);
  expect(indexed.content).toContain('build started');
});
