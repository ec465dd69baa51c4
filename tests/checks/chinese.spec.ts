import { expect, test } from '@playwright/test';
import { brackets } from '../../tools/checks/chinese/brackets.ts';
import { seams } from '../../tools/checks/chinese/seams.ts';
import { spacing } from '../../tools/checks/chinese/spacing.ts';
import { proseOf, proseOfJson } from '../../tools/checks/chinese/text.ts';
import { address, italics, quotes } from '../../tools/checks/chinese/wording.ts';
import { chinese, english, places } from './support.ts';

test.describe('prose', () => {
  test('Chinese prose is read with its lines from blocks, frontmatter and attributes', () => {
    const source = '---\ntitle: 题\n---\n\n段 `code` 落\n\n<Card title="卡" id="x" />\n';
    expect(proseOf(chinese(source)).map(({ line, text }) => [line, text.length])).toEqual(
      [
        [2, 1],
        [5, 5],
        [7, 1],
      ],
    );
    expect(proseOf(english(source))).toEqual([]);
  });

  test('Chinese prose in JSON is read from values, not from keys', () => {
    const text = '{\n  "键": "a",\n  "k": "字\\"符"\n}';
    expect(proseOfJson({ file: 'a.json', text })).toEqual([
      { file: 'a.json', line: 3, text: '字"符' },
    ]);
  });
});

test.describe('brackets', () => {
  const found = (text: string) => brackets(proseOf(chinese(text)));

  for (const text of [
    '外部依赖(external)',
    'ESM (默认)',
    '用 (ESM) 构建',
    '[链接(一)](/a)',
    '产物 (`dist`)',
  ]) {
    test(`${text} is reported`, () => {
      expect(found(text)).toHaveLength(1);
      expect(found(text)[0]?.what).toContain('half-width');
      expect(found(text)[0]?.todo).toMatch(/Write （.*）/);
    });
  }

  for (const text of [
    '（默认）',
    '调用 foo() 函数',
    '用 `a(甲)` 构建',
    '[甲](/a(b))',
    'ESM (a)',
    'https://a.b/c(d)',
  ]) {
    test(`${text} is accepted`, () => {
      expect(found(text)).toEqual([]);
    });
  }

  test('the reported line is the one inside the paragraph', () => {
    expect(places(found('一\n二\n三(四)'))).toEqual(['docs/zh/a.mdx:3']);
  });
});

test.describe('seams', () => {
  for (const text of [
    '用`a`构建',
    '[Rslib](/a)构建',
    '用**Rslib** 构建',
    '甲 [乙](/a)ESM',
  ]) {
    test(`${text} is reported`, () => {
      const found = seams(chinese(text));
      expect(found.length).toBeGreaterThan(0);
      expect(found[0]?.todo).toContain('Put a space');
    });
  }

  for (const text of ['用 `a` 构建', '“`a`”，`b`。', '[乙](/a)甲', '甲 [Rslib](/a) 乙']) {
    test(`${text} is accepted`, () => {
      expect(seams(chinese(text))).toEqual([]);
    });
  }
});

test.describe('spacing', () => {
  test('text with correct spacing is accepted', () => {
    expect(
      spacing([
        { file: 'docs/zh/a.mdx', text: '你可以用 Rslib 构建，产物在 `dist` 里。\n' },
      ]),
    ).toEqual([]);
  });

  test('a missing space and half-width punctuation are reported with the correct text', () => {
    const found = spacing([{ file: 'docs/zh/a.mdx', text: '# 题\n\n用Rslib构建,好\n' }]);
    expect(places(found)).toEqual(['docs/zh/a.mdx:3']);
    expect(found[0]?.todo).toContain('用 Rslib 构建，好');
  });

  test('spacing in strings of JSON is checked too', () => {
    expect(
      spacing([{ file: 'theme/i18n.json', text: '{ "a": { "zh": "用Rslib构建" } }' }]),
    ).toHaveLength(1);
  });
});

test.describe('wording', () => {
  test('您 is reported, 你 is accepted', () => {
    expect(address(proseOf(chinese('你可以')))).toEqual([]);
    expect(address(proseOf(chinese('您可以')))[0]?.todo).toContain('你');
  });

  test('straight quotation marks beside Han characters are reported', () => {
    expect(quotes(proseOf(chinese('“这里” `"这里"` 说 "ESM"')))).toEqual([]);
    expect(quotes(proseOf(chinese('看"这里"')))[0]?.todo).toContain('“这里”');
  });

  test('italics are reported in Markdown and as a tag, on Chinese pages only', () => {
    const source = '*甲* **乙** <em>丙</em> *丁。*戊';
    expect(italics(chinese(source))).toHaveLength(3);
    expect(italics(chinese(source))[0]?.todo).toContain('**bold**');
    expect(italics(english(source))).toEqual([]);
  });
});
