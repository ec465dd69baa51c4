import { expect, test } from '@playwright/test';
import { type Page, pairsOf } from '@site/pages/page';
import { base, origin } from '@site/settings';
import { pair } from '../../../tests/checks/support.ts';
import { choosePages, confirmPages } from '../src/confirm.ts';
import { withNotice } from '../src/notice.ts';
import { type Lag, lagOf, type States } from '../src/states.ts';
import { translationNotes } from '../src/work-list.ts';

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
const states = confirm(pair(en, zh));

/** The lag of the page, given what it is now. */
function lag(english: string, chinese = zh, known: States = states) {
  const [one] = pairsOf(pair(english, chinese));
  return one && lagOf(one, known[one.en.name]);
}

test.describe('the Chinese page after', () => {
  const newSection = `${en}\n## IIFE {#iife}\n\nA function.\n`;
  const umd = /\n## UMD[\s\S]*/;
  const cases: [name: string, english: string, chinese: string, Lag?][] = [
    ['no change agrees', en, zh],
    ['a better Chinese word agrees', en, zh.replace('旧', '老')],
    ['a changed word is behind', en.replace('An old', 'A good'), zh, 'behind'],
    ['a changed heading is behind', en.replace('## ESM', '## Modules'), zh, 'behind'],
    ['a changed title is behind', en.replace('Formats', 'Form'), zh, 'behind'],
    ['a changed description is behind', en.replace('Which', 'What'), zh, 'behind'],
    ['a new section is behind', newSection, zh, 'behind'],
    [
      'a new section is behind if it has only its heading, sample and command in Chinese',
      newSection,
      `${zh}\n## IIFE {#iife}\n\n<Sample id="a" />\n\n\`\`\`bash\nrslib\n\`\`\`\n`,
      'behind',
    ],
    [
      'a new section that Chinese has too is not confirmed',
      newSection,
      `${zh}\n## IIFE {#iife}\n\n一个函数。\n`,
      'unconfirmed',
    ],
    ['a removed section is behind', en.replace(umd, ''), zh, 'behind'],
    [
      'a change in both is not confirmed',
      en.replace('An old', 'A good'),
      zh.replace('旧', '好'),
      'unconfirmed',
    ],
  ];
  for (const [name, english, chinese, expected] of cases)
    test(name, () => expect(lag(english, chinese)).toBe(expected));
});

test('changed white space, bullets, bold type, terms and comments need no translation', () => {
  const same = en
    .replace('The format of [', 'The format\nof [')
    .replace('- It is **linked**', '*   It is __linked__')
    .replace('An old one.', 'An   <Term id="a">old</Term> one.\n\n{/* Of 2011. */}\n');
  expect(same).not.toBe(en);
  expect(lag(same)).toBeUndefined();
});

test('changed code and table rows need a translation', () => {
  const block = (text: string) => `${en}\n${text}\n`;
  for (const [one, other] of [
    ['```ts\na();\n```', '```ts\nb();\n```'],
    ['| a |\n| - |\n| b |', '| a |\n| - |\n| c |'],
    ['`a`', '`b`'],
  ] as const) {
    const known = confirm(pair(block(one), zh));
    expect(lag(block(one), zh, known), one).toBeUndefined();
    expect(lag(block(other), zh, known), other).toBe('behind');
  }
});

test('a page that was never confirmed is noted in the checks, but not on the page', () => {
  const [note] = translationNotes(pair(en, zh), {});
  expect(note?.what).toContain('not confirmed to agree');
  expect(note?.todo).toContain('`npm run translated -- a.mdx`');
  expect(notice(en, {})).toBe(zh);
});

test('the checks note which pages are behind, since when, and what to do', () => {
  const [note, ...others] = translationNotes(
    pair(en.replace('An old', 'A good'), zh),
    states,
  );
  expect(others).toEqual([]);
  expect(note).toMatchObject({ file: 'docs/zh/a.mdx' });
  expect(note?.what).toContain('what the English page said on 2026-11-05');
  expect(note?.todo).toContain('npm run translated -- a.mdx');
});

test('a state without a page is noted', () => {
  const [note] = translationNotes(pair(en, zh), {
    ...states,
    'b.mdx': [day, 'a', 'b'] as const,
  });
  expect(note?.what).toContain('b.mdx');
});

test.describe('the top of a built Chinese page', () => {
  test('has no notice if the page is up to date or both languages have changed', () => {
    expect(notice(en)).toBe(zh);
    expect(notice(en.replace('An old', 'A good'), states, zh.replace('旧', '好'))).toBe(
      zh.replace('旧', '好'),
    );
  });

  test('names the day, and links to the English page', () => {
    const lines = notice(en.replace('An old', 'A good')).split('\n');
    const start = lines.indexOf('# 格式');
    expect(lines.slice(start, start + 6)).toEqual([
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
    const markdown = notice(en.replace('An old', 'A good'), states, zh, true);
    expect(markdown).toContain(`[阅读英文页](${origin}${base}a.md)\n:::`);
  });
});

test.describe('confirming', () => {
  const changed = pair(en.replace('An old', 'A good'), zh);

  test('removes the page from the list', () => {
    expect(translationNotes(changed, states)).toHaveLength(1);
    const pairs = pairsOf(changed);
    const after = confirmPages(states, pairs, pairs, '2026-12-01');
    expect(after['a.mdx']?.[0]).toBe('2026-12-01');
    expect(translationNotes(changed, after)).toEqual([]);
  });

  test('keeps the day of an unchanged page, and removes pages that are gone', () => {
    const pairs = pairsOf(pair(en, zh));
    const before = { ...states, 'b.mdx': [day, 'a', 'b'] as const };
    expect(confirmPages(before, pairs, pairs, '2026-12-01')).toEqual(states);
  });

  test('is refused if a section is missing or superfluous', () => {
    const without = (text: string) => text.replace(/\n## UMD[\s\S]*/, '');
    expect(() => confirm(pair(en, without(zh)))).toThrow(
      'docs/zh/a.mdx has no heading {#umd}',
    );
    expect(() => confirm(pair(without(en), zh))).toThrow(
      'docs/en/a.mdx has no heading {#umd}',
    );
  });

  test('accepts a file, a name or an address, and suggests the nearest', () => {
    const pairs = pairsOf([
      ...pair(en, zh, 'guide/a.mdx'),
      ...pair(en, zh, 'guide/index.mdx'),
    ]);
    for (const name of [
      'docs/zh/guide/a.mdx',
      'docs/en/guide/a.mdx',
      'guide/a',
      '/guide/a',
    ]) {
      expect(choosePages([name], pairs).map((one) => one.en.name)).toEqual([
        'guide/a.mdx',
      ]);
    }
    for (const name of ['/guide/', '/zh/guide/', 'guide/index.mdx']) {
      expect(choosePages([name], pairs).map((one) => one.en.name)).toEqual([
        'guide/index.mdx',
      ]);
    }
    expect(() => choosePages(['guide/b'], pairs)).toThrow('Nearest: guide/a');
  });
});

function confirm(pages: readonly Page[]): States {
  const pairs = pairsOf(pages);
  return confirmPages({}, pairs, pairs, day);
}

/** The Chinese page as the build compiles it, given the English one. */
function notice(english: string, known = states, chinese = zh, edition = false): string {
  const [one] = pairsOf(pair(english, chinese));
  const state = known['a.mdx'];
  if (!one || !state || lagOf(one, state) !== 'behind') return chinese;
  return withNotice(chinese, one.zh, state[0], edition);
}
