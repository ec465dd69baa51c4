import { expect, test } from '@playwright/test';
import { brackets } from '../../tools/checks/chinese/brackets.ts';
import { seams } from '../../tools/checks/chinese/seams.ts';
import { spacing } from '../../tools/checks/chinese/spacing.ts';
import { proseOf, proseOfJson } from '../../tools/checks/chinese/text.ts';
import { address, italics, quotes } from '../../tools/checks/chinese/wording.ts';
import { chinese, english, places } from './support.ts';

test.describe('prose', () => {
  test('blocks, frontmatter and attributes are listed with their lines; English pages are not', () => {
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

  test('strings of JSON are listed, keys are not', () => {
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
    test(`${text} is found`, () => {
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
    test(`${text} passes`, () => {
      expect(found(text)).toEqual([]);
    });
  }

  test('the line is the one inside the paragraph', () => {
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
    test(`${text} is found`, () => {
      const found = seams(chinese(text));
      expect(found.length).toBeGreaterThan(0);
      expect(found[0]?.todo).toContain('Put a space');
    });
  }

  for (const text of ['用 `a` 构建', '“`a`”，`b`。', '[乙](/a)甲', '甲 [Rslib](/a) 乙']) {
    test(`${text} passes`, () => {
      expect(seams(chinese(text))).toEqual([]);
    });
  }
});

test.describe('spacing', () => {
  test('text set as it should be passes', () => {
    expect(
      spacing([
        { file: 'docs/zh/a.mdx', text: '你可以用 Rslib 构建，产物在 `dist` 里。\n' },
      ]),
    ).toEqual([]);
  });

  test('a missing space and half-width punctuation are found and put right', () => {
    const found = spacing([{ file: 'docs/zh/a.mdx', text: '# 题\n\n用Rslib构建,好\n' }]);
    expect(places(found)).toEqual(['docs/zh/a.mdx:3']);
    expect(found[0]?.todo).toContain('用 Rslib 构建，好');
  });

  test('strings of JSON are looked at', () => {
    expect(
      spacing([{ file: 'theme/i18n.json', text: '{ "a": { "zh": "用Rslib构建" } }' }]),
    ).toHaveLength(1);
  });
});

test.describe('wording', () => {
  test('您 is found, 你 passes', () => {
    expect(address(proseOf(chinese('你可以')))).toEqual([]);
    expect(address(proseOf(chinese('您可以')))[0]?.todo).toContain('你');
  });

  test('straight quotation marks beside Han characters are found, code and curved ones pass', () => {
    expect(quotes(proseOf(chinese('“这里” `"这里"` 说 "ESM"')))).toEqual([]);
    expect(quotes(proseOf(chinese('看"这里"')))[0]?.todo).toContain('“这里”');
  });

  test('italics are found in Markdown and as a tag, on Chinese pages only', () => {
    const source = '*甲* **乙** <em>丙</em> *丁。*戊';
    expect(italics(chinese(source))).toHaveLength(3);
    expect(italics(chinese(source))[0]?.todo).toContain('**bold**');
    expect(italics(english(source))).toEqual([]);
  });
});
