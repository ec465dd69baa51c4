// The estimated height of a sample, from its HTML.
import { expect, test } from '@playwright/test';
import { addRowEstimates } from '../src/index.ts';

/** The rows that are added to a sample with this content; undefined if there are none. */
function rows(content: string): number | undefined {
  const html = addRowEstimates(
    `<p>a</p><figure class="Sample-module-box">${content}</figure>`,
  );
  const [, style, count] =
    /^<p>a<\/p><figure class="Sample-module-box"( style="--rows:(\d+)")?>/.exec(html) ??
    [];
  expect(html.replace(style ?? '', '')).toContain(
    `<figure class="Sample-module-box">${content}</figure>`,
  );
  return style === undefined ? undefined : Number(count);
}

const code = (lines: number) => `<pre><code>${'a\n'.repeat(lines)}</code></pre>`;
const file = (lines: number, checked = '') =>
  `<label class="Sample-module-label">` +
  `<input class="Sample-module-radio" type="radio"${checked}>a.ts</label>` +
  `<div class="Sample-module-panel">${code(lines)}</div>`;

test('only a tall sample has an estimate, rounded up', () => {
  expect(rows('')).toBeUndefined();
  expect(rows(code(20))).toBeUndefined();
  expect(rows(code(21))).toBe(28);
  expect(rows(code(24))).toBe(28);
  expect(rows(code(25))).toBe(32);
  expect(rows(code(64))).toBe(68);
});

test('of several files, the selected one and the labels count', () => {
  const chosen = ' checked=""';
  expect(rows(`<fieldset>${file(30, chosen)}${file(80)}</fieldset>`)).toBe(36);
  expect(rows(`<fieldset>${file(30)}${file(80, chosen)}</fieldset>`)).toBe(88);
  expect(rows(`<div class="Sample-module-panel">${code(80)}</div>`)).toBe(84);
});

test('folded lines count as one', () => {
  const fold =
    '<label class="code-fold"><input type="checkbox">Show the rest</label>' +
    '<span class="code-folded">b\nb\nb\n</span>';
  expect(rows(`<pre><code>${'a\n'.repeat(23)}${fold}</code></pre>`)).toBe(28);
  expect(rows(`<details><summary>More</summary>${code(90)}</details>`)).toBeUndefined();
});

test('text wraps as on a phone, where Chinese characters are twice as wide', () => {
  expect(rows(`<p>${'a'.repeat(300)}</p>`)).toBeUndefined();
  expect(rows(`<p>${'a'.repeat(1000)}</p>`)).toBe(40);
  expect(rows(`<p>${'构'.repeat(500)}</p>`)).toBe(40);
});

test('rows of tables and items of lists count', () => {
  const table = '<tr><td>a</td><td>1</td></tr>'.repeat(40);
  expect(rows(`<table>${table}</table>`)).toBe(64);
  expect(rows(`<ul>${'<li>a line</li>'.repeat(40)}</ul>`)).toBe(48);
});

test('other figures are not changed', () => {
  const html = '<figure class="Other"><pre>a</pre></figure><figure><img></figure>';
  expect(addRowEstimates(html)).toBe(html);
});
