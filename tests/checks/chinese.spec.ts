import { checkFixtures, chinese, english } from '@site/mdx/check-fixtures';
import {
  brackets,
  inlineSpacing,
  italics,
  quotes,
  spacing,
} from '../../tools/checks/languages/chinese.ts';
import { interfaceTexts } from '../../tools/checks/languages/interface-texts.ts';
import { proseOf } from '../../tools/checks/languages/prose.ts';

/** Fixtures by themselves, each with a finding that contains `part`. */
const each = (part: string, ...texts: string[]) =>
  Object.fromEntries(texts.map((text) => [text, [text, part] as const]));
const all = (...texts: string[]) => Object.fromEntries(texts.map((text) => [text, text]));

checkFixtures('brackets', (text: string) => brackets(proseOf(chinese(text))), {
  accepted: all(
    ...['（默认）', '调用 foo() 函数', '用 `a(甲)` 构建', '[甲](/a(b))', 'ESM (a)'],
    'https://a.b/c(d)',
  ),
  reported: {
    ...each('has half-width brackets. Write （', '外部依赖(external)', 'ESM (默认)'),
    ...each('half-width', '用 (ESM) 构建', '[链接(一)](/a)', '产物 (`dist`)'),
    'the line inside a paragraph': ['一\n二\n三(四)', 'docs/zh/a.mdx:3'],
    'a title': ['---\ntitle: 题(一)\n---\n', 'docs/zh/a.mdx:2'],
    'an attribute': ['词\n\n<Card title="卡(一)" />', 'docs/zh/a.mdx:3'],
  },
});

checkFixtures('inline spacing', (text: string) => inlineSpacing(chinese(text)), {
  accepted: all('用 `a` 构建', '“`a`”，`b`。', '[乙](/a)甲', '甲 [Rslib](/a) 乙'),
  reported: {
    '用`a` 构建': ['用`a` 构建', 'There is no space in “用`…` 构建”'],
    ...each('Put a space', '[Rslib](/a)构建', '用**Rslib** 构建', '甲 [乙](/a)ESM'),
  },
});

checkFixtures('spacing', (text: string) => spacing([{ file: 'docs/zh/a.mdx', text }]), {
  accepted: all('你可以用 Rslib 构建，产物在 `dist` 里。\n'),
  reported: {
    'a missing space and half-width punctuation': [
      '# 题\n\n用Rslib构建,好\n',
      'docs/zh/a.mdx:3 “用Rslib构建,好” has the wrong spaces or punctuation. Write “用 Rslib',
    ],
  },
});

checkFixtures('quotation marks', (text: string) => quotes(proseOf(chinese(text))), {
  accepted: all('“这里” `"这里"` 说 "ESM"'),
  reported: {
    ...each('Write “这里”', '看"这里"'),
    ...each('Write “ESM”', '看"ESM" output', 'see "ESM"格式'),
  },
});

checkFixtures('italics', italics, {
  accepted: { 'bold text': chinese('**乙**'), 'an English page': english('*A*') },
  reported: {
    'Markdown and a tag': [
      chinese('*甲* <em>丙</em> *丁。*戊'),
      ...Array(3).fill('Use **bold**'),
    ],
  },
});

checkFixtures(
  'interface texts',
  (table: object) =>
    interfaceTexts([{ file: 'theme/i18n.json', text: JSON.stringify(table) }]),
  {
    accepted: {
      'a translated text': { a: { en: 'A', zh: '甲' } },
    },
    reported: {
      'a Chinese text that equals the English one': [
        { a: { en: 'A', zh: 'A' } },
        'theme/i18n.json:1 The Chinese text of “a” is the English one. Translate it',
      ],
    },
  },
);
