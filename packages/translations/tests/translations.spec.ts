import { expect, test } from '@playwright/test';
import { type Page, pairsOf } from '@site/pages/page';
import { pair } from '../../../tests/checks/support.ts';
import { lagOf } from '../src/compare.ts';
import { choosePages, confirmPages } from '../src/confirm.ts';
import { withNotice } from '../src/notice.ts';
import type { States } from '../src/states.ts';
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

/** The lags of the sections, given what both pages are now. */
function lags(english: string, chinese = zh, known: States = states): string[] {
  return pairsOf(pair(english, chinese)).flatMap((one) =>
    lagOf(one, known[one.en.name]).sections.map(({ lag, id }) => `${lag} ${id}`.trim()),
  );
}

test.describe('lag of the Chinese page after', () => {
  const newSection = `${en}\n## IIFE {#iife}\n\nA function.\n`;
  const cases: [name: string, english: string, chinese: string, lags: string[]][] = [
    ['no change', en, zh, []],
    ['a changed word', en.replace('An old', 'A good'), zh, ['changed umd']],
    ['a changed address', en.replace('/esm)', '/cjs)'), zh, ['changed esm']],
    ['a changed heading', en.replace('## ESM', '## Modules'), zh, ['changed esm']],
    ['a changed introduction', en.replace('five', 'six'), zh, ['changed']],
    ['a changed description', en.replace('Which', 'What'), zh, ['changed']],
    ['a new section', newSection, zh, ['new iife']],
    [
      'a new section that has only its heading in Chinese',
      newSection,
      `${zh}\n## IIFE {#iife}\n\n<Sample id="a" />\n`,
      ['new iife'],
    ],
    [
      'a new section that Chinese has too',
      newSection,
      `${zh}\n## IIFE {#iife}\n\n一个函数。\n`,
      ['unconfirmed iife'],
    ],
    ['a removed section', en.replace(/\n## UMD[\s\S]*/, ''), zh, ['removed umd']],
    [
      'a section removed from both',
      en.replace(/\n## UMD[\s\S]*/, ''),
      zh.replace(/\n## UMD[\s\S]*/, ''),
      [],
    ],
    [
      'a section changed in both',
      en.replace('An old', 'A good'),
      zh.replace('旧', '好'),
      ['unconfirmed umd'],
    ],
    ['a better Chinese word', en, zh.replace('旧', '老'), []],
  ];
  for (const [name, english, chinese, expected] of cases) {
    test(name, () => expect(lags(english, chinese)).toEqual(expected));
  }
});

test('changed white space, bullets, bold type, terms and comments need no translation', () => {
  const same = en
    .replace('The format of [', 'The format\nof [')
    .replace('- It is **linked**', '*   It is __linked__')
    .replace('An old one.', 'An   <Term id="a">old</Term> one.\n\n{/* Of 2011. */}\n');
  expect(same).not.toBe(en);
  expect(lags(same)).toEqual([]);
});

test('changed code, tags and table rows need a translation', () => {
  const block = (text: string) => `${en}\n${text}\n`;
  for (const [one, other] of [
    ['```ts\na();\n```', '```ts\nb();\n```'],
    ['<Sample id="a" />', '<Sample id="b" />'],
    ['<Tabs values={["a"]} />', '<Tabs values={["b"]} />'],
    ['| a |\n| - |\n| b |', '| a |\n| - |\n| c |'],
    ['![a](/a.png)', '![b](/a.png)'],
    ['`a`', '`b`'],
  ] as const) {
    const known = confirm(pair(block(one), zh));
    expect(lags(block(one), zh, known), one).toEqual([]);
    expect(lags(block(other), zh, known), other).toEqual(['changed umd']);
  }
});

test('a page that was never confirmed is noted in the checks, but not on the page', () => {
  const [note] = translationNotes(pair(en, zh), {});
  expect(note?.what).toContain('not confirmed to agree');
  expect(note?.todo).toContain('`npm run translated -- a.mdx`');
  expect(notice(en, {})).toBe(zh);
});

test('the checks note which sections of a page are behind, since when, and what to do', () => {
  const [note, ...others] = translationNotes(
    pair(en.replace('An old', 'A good'), zh),
    states,
  );
  expect(others).toEqual([]);
  expect(note).toMatchObject({ file: 'docs/zh/a.mdx', line: 16 });
  expect(note?.what).toContain('what the English page said on 2026-11-05');
  expect(note?.what).toContain('changed in English: “UMD” {#umd}');
  expect(note?.todo).toContain('npm run translated -- a.mdx');
});

test('a state without a page is noted', () => {
  const [note] = translationNotes(pair(en, zh), {
    ...states,
    'b.mdx': { date: day, sections: {} },
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

  test('names the day and the sections, and links to those that exist', () => {
    const changed = en.replace('An old', 'A good').replace('five', 'six');
    const english = `${changed}\n## IIFE {#iife}\n\nA function.\n`;
    const lines = notice(english).split('\n');
    const start = lines.indexOf('# 格式');
    expect(lines.slice(start, start + 6)).toEqual([
      '# 格式',
      '',
      ':::info 本页落后于英文页',
      [
        '本页与英文页 2026 年 11 月 5 日的内容一致。此后英文页又有改动，中文尚未跟上。',
        '有改动：开头部分、[UMD](#umd)。新增、还没有翻译：“IIFE”。',
        '<a className="rp-link" href="/base/a" hrefLang="en">阅读英文页</a>',
      ].join(''),
      ':::',
      '',
    ]);
  });
});

test.describe('confirming', () => {
  const changed = pair(en.replace('An old', 'A good'), zh);

  test('removes the page from the list', () => {
    expect(translationNotes(changed, states)).toHaveLength(1);
    const pairs = pairsOf(changed);
    const after = confirmPages(states, pairs, pairs, '2026-12-01');
    expect(after['a.mdx']?.date).toBe('2026-12-01');
    expect(translationNotes(changed, after)).toEqual([]);
  });

  test('keeps the day of an unchanged page, and removes pages that are gone', () => {
    const pairs = pairsOf(pair(en, zh));
    const before = { ...states, 'b.mdx': { date: day, sections: {} } };
    expect(confirmPages(before, pairs, pairs, '2026-12-01')).toEqual(states);
  });

  test('is refused if a section is missing or superfluous', () => {
    const without = (text: string) => text.replace(/\n## UMD[\s\S]*/, '');
    expect(() => confirm(pair(en, without(zh)))).toThrow(
      'docs/zh/a.mdx has no heading {#umd}',
    );
    expect(() => confirm(pair(without(en), zh))).toThrow('has the heading {#umd}');
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
function notice(english: string, known = states, chinese = zh): string {
  const [one] = pairsOf(pair(english, chinese));
  return one ? withNotice(chinese, one.zh, lagOf(one, known[one.en.name]), '/base/') : '';
}
