import { checkFixtures, chinese, english } from '@site/mdx/check-fixtures';
import { inconsistentTerms, proseOfData } from '../../tools/checks/glossary/words.ts';
import { proseOf } from '../../tools/checks/languages/prose.ts';

const names = [
  {
    ...term('tree-shaking', 'Tree shaking'),
    zh: { term: '摇树优化（Tree shaking）', definition: '乙。' },
  },
  {
    ...term('code-splitting', 'Code splitting'),
    zh: { term: 'Code Splitting', definition: '乙。' },
  },
  term('cjs', 'CommonJS'),
  term('output', 'Output'),
];
const treeShaking = (text: string) =>
  [english(text), 'is written “tree shaking” on this site'] as const;

checkFixtures('terms', (all) => inconsistentTerms(names, proseOf(all)), {
  accepted: {
    'correct names': english('Tree shaking, tree\nshaking and CommonJS.'),
    'options, code and addresses': english(
      'The outputs of treeShaking, `tree-shaking`, a/tree-shaking.html, tree-shaking.js.',
    ),
    'a value as heading': english('## commonjs {#commonjs}'),
    'an English name in Chinese prose where it has no other, or in brackets': chinese(
      '用 Code Splitting，摇树优化（tree shaking）会去掉，CommonJS 也一样。',
    ),
  },
  reported: {
    'a hyphen': treeShaking('With tree-shaking.'),
    capitals: treeShaking('With Tree Shaking.'),
    'wrong capitals': [english('For CommonJs.'), '“CommonJs” is written “CommonJS”'],
    'an English name in Chinese prose': [
      chinese('用 tree shaking 去掉。'),
      '“tree shaking” is written “摇树优化”',
    ],
  },
});

checkFixtures(
  'terms in data',
  ({ text, file = 'theme/i18n.json' }: { text: string; file?: string }) =>
    inconsistentTerms(names, proseOfData([{ file, text }])),
  {
    accepted: {
      'keys and code': { text: '{ "commonjs": "A `commonjs` here", "b": "commonjs" }' },
    },
    reported: {
      'texts in both languages': [
        { text: '{\n  "a": "The commonjs",\n  "b": "一个 commonjs" }' },
        'theme/i18n.json:2',
        'theme/i18n.json:3',
      ],
      'the purpose of a sample, not its errors': [
        {
          text: '{\n  "purpose": "A commonjs.",\n  "expect": { "fails": "the commonjs" }\n}',
          file: 'docs/samples/a/sample.json',
        },
        'docs/samples/a/sample.json:2',
      ],
    },
  },
);

function term(id: string, name: string) {
  const wording = { term: name, definition: 'B.' };
  return { id, en: wording, zh: wording, synonyms: [] };
}
