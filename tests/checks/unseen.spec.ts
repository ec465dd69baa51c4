// How high a sample will be, from its HTML.
import { expect, test } from '@playwright/test';
import { withRows } from '../../tools/rspress/unseen/rows.ts';

/** The rows that a sample with this content gets. */
function rows(content: string): number {
  const html = withRows(`<p>a</p><figure class="Sample-box">${content}</figure>`);
  const [, count] =
    /^<p>a<\/p><figure class="Sample-box" style="--rows:(\d+)">/.exec(html) ?? [];
  expect(html).toContain(`>${content}</figure>`);
  return Number(count);
}

const code = (lines: number) => `<pre><code>${'a\n'.repeat(lines)}</code></pre>`;
const file = (lines: number, checked = '') =>
  `<label class="Sample-label"><input class="Sample-radio" type="radio"${checked}>a.ts</label><div class="Sample-panel">${code(lines)}</div>`;

const nothing = rows('');

test('a line of code is a row', () => {
  expect(rows(code(40)) - rows(code(10))).toBe(30);
  expect(rows(code(1))).toBeGreaterThan(nothing + 1);
});

test('of several files the one that is chosen counts, and their names', () => {
  const both = rows(`<fieldset>${file(7, ' checked=""')}${file(80)}</fieldset>`);
  expect(both).toBe(rows(`<fieldset>${file(7, ' checked=""')}</fieldset>`));
  expect(rows(`<fieldset>${file(7)}${file(80, ' checked=""')}</fieldset>`)).toBe(
    both + 73,
  );
  expect(both).toBe(rows(`<div class="Sample-panel">${code(7)}</div>`) + 2);
});

test('what is folded is a line', () => {
  const fold =
    '<label class="code-fold"><input type="checkbox">Show the rest</label><span class="code-folded">b\nb\nb\n</span>';
  expect(rows(`<pre><code>a\n${fold}a\n</code></pre>`)).toBe(rows(code(3)));
  expect(rows(`<details><summary>More</summary>${code(90)}</details>`)).toBe(
    rows('<details></details>'),
  );
});

test('text is broken as on a phone, and Chinese takes twice the room', () => {
  const short = rows(`<p>${'a'.repeat(30)}</p>`);
  expect(rows(`<p>${'a'.repeat(300)}</p>`)).toBeGreaterThan(short + 6);
  expect(rows(`<p>${'构'.repeat(150)}</p>`)).toBe(rows(`<p>${'a'.repeat(300)}</p>`));
});

test('a table has a row for each of its own, a list one for each item', () => {
  const table = (count: number) =>
    rows(`<table>${'<tr><td>a</td><td>1</td></tr>'.repeat(count)}</table>`);
  expect(table(12) - table(2)).toBe(15);
  const list = (count: number) => rows(`<ul>${'<li>a line</li>'.repeat(count)}</ul>`);
  expect(list(12) - list(2)).toBeGreaterThanOrEqual(10);
});

test('other figures, and everything around, stay as they are', () => {
  const html = '<figure class="Other"><pre>a</pre></figure><figure><img></figure>';
  expect(withRows(html)).toBe(html);
});
