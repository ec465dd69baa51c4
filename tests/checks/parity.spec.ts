import { expect, test } from '@playwright/test';
import { checkFixtures, chinese, english, pair } from '@site/mdx/check-fixtures';
import { type Page, pairsOf } from '@site/mdx/page';
import { confirmPages } from '@site/translations/record/confirm';
import { contentParity } from '../../tools/checks/languages/content-parity.ts';
import { headingParity, pageParity } from '../../tools/checks/languages/parity.ts';

const three = '# T\n\n## A {#a}\n\n### B {#b}\n\n## C {#c}\n';

checkFixtures('pages', pageParity, {
  accepted: { 'a page in both languages': pair('', '') },
  reported: {
    'an English page alone': [
      english(''),
      'docs/en/a.mdx:0 docs/zh/a.mdx does not exist',
    ],
    'a Chinese page alone': [chinese(''), 'docs/zh/a.mdx:0 docs/en/a.mdx does not exist'],
  },
});

checkFixtures('headings', (pages) => headingParity(pages, {}), {
  accepted: {
    'the same ids, whatever the id of the title': pair(
      '# Format\n\n## When to use it\n',
      '# 格式\n\n## 何时使用 {#when-to-use-it}\n',
    ),
  },
  reported: {
    'a Chinese heading without the English id': [
      pair('## When to use it\n', '## 何时使用\n'),
      'docs/zh/a.mdx:1 Heading 1 is “## 何时使用 {#何时使用}”, in docs/en/a.mdx it is “## When',
    ],
    'the first heading that is missing, not those after it': [
      pair(three, three.replace('### B {#b}\n\n', '')),
      'docs/zh/a.mdx:5 Heading 2 is “## C {#c}”, in docs/en/a.mdx it is “### B {#b}”. Write it as `### … {#b}`',
    ],
    'a heading that English lacks': [
      pair('## A\n', '## 甲 {#a}\n\n## 乙 {#b}\n'),
      'docs/zh/a.mdx:3 Heading 2 is “## 乙 {#b}”, in docs/en/a.mdx it is missing. Add its section',
    ],
    'another depth': [pair(three, three.replace('### B', '## B')), 'is “## B {#b}”, in'],
    'another order': [
      pair('## A\n\n## B\n', '## 乙 {#b}\n\n## 甲 {#a}\n'),
      'Heading 1 is “## 乙 {#b}”',
    ],
  },
});

const translatedDay = '2026-11-05';
const old = pair('## A\n\nOne.\n', '## 甲 {#a}\n\n一。\n');
const agreed = confirmPages({}, pairsOf(old), pairsOf(old), translatedDay);

checkFixtures('new headings', (pages) => headingParity(pages, agreed), {
  accepted: {
    'one that English alone has, on a page that is listed as behind': pair(
      '## New\n\n## A\n\nOne.\n',
      '## 甲 {#a}\n\n一。\n',
    ),
  },
  reported: {
    'one that Chinese alone has': [
      pair('## A\n\nTwo.\n', '## 甲 {#a}\n\n一。\n\n## 新 {#new}\n'),
      '“## 新 {#new}”',
    ],
    'one that English alone has, if somebody has worked on both': [
      pair('## New\n\n## A\n\nOne.\n', '## 甲 {#a}\n\n二。\n'),
      'it is “## New {#new}”',
    ],
  },
});

const content = (pages: Page[]) => contentParity(pages, {});

const fence = (code: string, info = 'ts fragment') => `\`\`\`${info}\n${code}\n\`\`\`\n`;

checkFixtures('samples and code', content, {
  accepted: {
    'the same tags, however they are broken into lines': pair(
      '<Sample id="a" tree />\n',
      '<Sample\n  id="a"\n  tree\n/>\n',
    ),
    'translated comments': pair(
      fence('a(); // one\n\n/* two */\nb\n<!-- c -->'),
      fence('a(); // 一\nb'),
    ),
  },
  reported: {
    'another sample': [
      pair(
        '# A\n\n## B {#b}\n\n<Sample id="a" />\n',
        '# 甲\n\n## 乙 {#b}\n\n<Sample id="b" />',
      ),
      'docs/zh/a.mdx:3 “乙” lacks the component <Sample id="a" />, and has the component <Sample id="b" />, which English lacks. Give both sections',
    ],
    'samples in another order': [
      pair(
        '<Sample id="a" />\n\n<Sample id="b" />',
        '<Sample id="b" />\n\n<Sample id="a" />',
      ),
      'has each component of English, but in another order',
    ],
    'other marks and code that looks like a comment': [
      pair(fence("load('https://a.b');", 'ts {1}'), fence("load('https:", 'ts {2}')),
      "lacks the line of code ```ts {1}, load('https://a.b');, and has",
    ],
  },
});

const table = '| a | b |\n| - | - |\n| c | d |\n';
const terms = '<Term id="e">E</Term> <Term id="f">F</Term>';
const whole = `[A](/a) [B](/b)\n\n![C](/c.png)\n\n${table}\n:::tip\nD.\n:::\n\n${terms}\n`;
const changed = (from: string, to: string) => pair(whole, whole.replace(from, to));
const link = (address: string) => `[A](https://a.example${address})\n`;

checkFixtures('content of sections', content, {
  accepted: {
    'the same links and terms in another order': pair(
      whole,
      whole
        .replace('[A](/a) [B](/b)', '[乙](/b) [甲](/a)')
        .replace(/(<Term.*<\/Term>) (<Term.*<\/Term>)/, '$2$1'),
    ),
    'Chinese pages of another site': pair(
      link('/b') + link('/en-US/b'),
      link('/zh/b') + link('/zh-CN/b'),
    ),
  },
  reported: {
    'another link': [
      changed('/b)', '/x)'),
      'The introduction lacks the link /b, and has the link /x, which English lacks',
    ],
    'another page of another site': [pair(link('/b'), link('/zh/c')), 'lacks the link'],
    'a lost image': [changed('![C](/c.png)', ''), 'lacks the image /c.png'],
    'a lost row': [changed('| c | d |\n', ''), 'lacks the table of 2 rows and 2 columns'],
    'another kind of callout': [changed(':::tip', ':::note'), 'lacks the callout tip'],
    'a lost term': [
      changed('<Term id="f">F</Term>', 'F'),
      'lacks the term <Term id="f">',
    ],
    'a link in another section': [
      pair('# A\n\n## B\n\n[C](/c)\n\n## D\n', '# A\n\n## B\n\n## D\n\n[C](/c)\n'),
      'docs/zh/a.mdx:3',
      'docs/zh/a.mdx:5',
    ],
  },
});

test('of a page with a pending translation, only samples and code are compared', () => {
  const before = pairsOf(pair('# A\n\n## B\n', '# A\n\n## B\n'));
  const states = confirmPages({}, before, before, '2026-11-05');
  const now = pair('# A\n\n## B\n\nSee [C](/c).\n', '# A\n\n## B\n');
  expect(contentParity(now, states)).toEqual([]);
  expect(contentParity(now, {})).toHaveLength(1);
  const sample = pair('# A\n\n## B\n\nNew.\n\n<Sample id="c" />\n', '# A\n\n## B\n');
  expect(contentParity(sample, states)).toHaveLength(1);
});
