import { expect, test } from '@playwright/test';
import { pair } from '@site/mdx/check-fixtures';
import { pairsOf } from '@site/mdx/page';
import { base, origin } from '@site/settings';
import { noticeOf, withNotice } from '../src/build/notice.ts';
import { type Lag, lagOf } from '../src/build/states.ts';
import { choosePages, confirmPages } from '../src/record/confirm.ts';
import { translationNotes } from '../src/record/work-list.ts';

const en = `---
title: Formats
description: Which there are.
---

# Formats

There are five.

## ESM {#esm}

The format of [the language](/esm).

- It is **linked** before it runs.

## UMD {#umd}

An old one.
`;

const zh = `---
title: 格式
description: 有哪些。
---

# 格式

一共五种。

## ESM {#esm}

[语言](/esm)自带的格式。

- 运行之前先**链接**。

## UMD {#umd}

旧格式。
`;

const day = '2026-11-05';
const confirmed = pairsOf(pair(en, zh));
const states = confirmPages({}, confirmed, confirmed, day);

const newSection = `${en}\n## IIFE {#iife}\n\nA function.\n`;

for (const [change, english, chinese, expected] of [
  ['nothing', en, zh],
  ['a Chinese word', en, zh.replace('旧', '老')],
  [
    'white space, bullets, bold type, terms and comments',
    en
      .replace('The format of [', 'The format\nof [')
      .replace('- It is **linked**', '*   It is __linked__')
      .replace('An old one.', 'An   <Term id="a">old</Term> one.\n\n{/* Of 2011. */}\n'),
    zh,
  ],
  ['a word', en.replace('An old', 'A good'), zh, 'behind'],
  ['code', en.replace('An old one.', '`a`'), zh, 'behind'],
  ['a heading', en.replace('## ESM', '## Modules'), zh, 'behind'],
  ['the title', en.replace('Formats', 'Form'), zh, 'behind'],
  ['the description', en.replace('Which', 'What'), zh, 'behind'],
  ['a removed section', en.replace(/\n## UMD[\s\S]*/, ''), zh, 'behind'],
  [
    'a new section of which Chinese has the heading, sample and command',
    newSection,
    `${zh}\n## IIFE {#iife}\n\n<Sample id="a" />\n\n\`\`\`bash\nrslib\n\`\`\`\n`,
    'behind',
  ],
  [
    'a new section that Chinese has, too',
    newSection,
    `${zh}\n## IIFE {#iife}\n\n一个函数。\n`,
    'unconfirmed',
  ],
] as [string, string, string, Lag?][])
  test(`after a change of ${change}, the Chinese page ${expected ? `is ${expected}` : 'agrees'}`, () => {
    const [one] = pairsOf(pair(english, chinese));
    expect(one && lagOf(one, states['a.mdx'])).toBe(expected);
  });

const changed = en.replace('An old', 'A good');

test('the checks note which pages are behind, since when, and what to do', () => {
  const [note, ...others] = translationNotes(pair(changed, zh), states);
  expect(others).toEqual([]);
  expect(note).toMatchObject({ file: 'docs/zh/a.mdx' });
  expect(note?.what).toContain('what the English page said on 2026-11-05');
  expect(note?.todo).toContain('npm run translated -- a.mdx');
});

test('a page that was never confirmed and a state without a page are noted', () => {
  const [never] = translationNotes(pair(en, zh), {});
  expect(never?.what).toContain('not confirmed to agree');
  const [gone] = translationNotes(pair(en, zh), { ...states, 'b.mdx': [day, 'a', 'b'] });
  expect(gone?.what).toContain('b.mdx');
});

test('a built page has no notice if somebody has worked on the Chinese text since', () => {
  const [one] = pairsOf(pair(changed, zh.replace('旧', '老')));
  if (!one) throw new Error('The fixture is no pair.');
  expect(noticeOf(one, states['a.mdx'])).toBeUndefined();
});

test('a built page that is behind names the day, and links to the English page', () => {
  const [one] = pairsOf(pair(changed, zh));
  const notice = one && noticeOf(one, states['a.mdx']);
  if (!notice) throw new Error('The fixture is no pair, or is up to date.');
  expect(withNotice(zh, one.zh, notice).split('\n').slice(4, 11)).toEqual([
    '',
    '# 格式',
    '',
    ':::info 本页落后于英文页',
    [
      '本页与英文页 2026 年 11 月 5 日的内容一致。此后英文页又有改动，中文尚未跟上。',
      `<a className="rp-link" href="${base}a" hrefLang="en">阅读英文页</a>`,
    ].join(''),
    ':::',
    '',
  ]);
  const markdown = withNotice(zh, one.zh, notice, true);
  expect(markdown).toContain(`[阅读英文页](${origin}${base}a.md)\n:::`);
});

test('confirming a page removes it from the list, and so are pages that are gone', () => {
  const pairs = pairsOf(pair(changed, zh));
  const before = { ...states, 'b.mdx': [day, 'a', 'b'] as const };
  const after = confirmPages(before, pairs, pairs, '2026-12-01');
  expect(after['a.mdx']?.[0]).toBe('2026-12-01');
  expect(translationNotes(pair(changed, zh), after)).toEqual([]);
  expect(confirmPages(after, pairs, pairs, '2026-12-02'), 'unchanged').toEqual(after);
});

test('a page is named by its file, name or address, and the nearest is suggested', () => {
  const pairs = pairsOf([
    ...pair(en, zh, 'guide/a.mdx'),
    ...pair(en, zh, 'guide/index.mdx'),
  ]);
  const chosen = (name: string) => choosePages([name], pairs).map((one) => one.en.name);
  for (const name of ['docs/zh/guide/a.mdx', 'guide/a', '/guide/a'])
    expect(chosen(name)).toEqual(['guide/a.mdx']);
  for (const name of ['/zh/guide/', 'guide/index.mdx'])
    expect(chosen(name)).toEqual(['guide/index.mdx']);
  expect(() => chosen('guide/b')).toThrow('Nearest: guide/a');
});
