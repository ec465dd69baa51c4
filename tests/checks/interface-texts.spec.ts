import {
  interfaceTexts,
  textUses,
  titlesAsKeys,
} from '../../tools/checks/languages/interface-texts.ts';
import { checkFixtures, english } from './support.ts';

type Input = [table: unknown, same?: Record<string, string>];
const json = (value: unknown) => JSON.stringify(value, null, 2);
const translated = { a: { en: 'A', zh: '甲' } };

checkFixtures(
  'interface texts',
  ([table, same = {}]: Input) => interfaceTexts(json(table), same),
  {
    accepted: {
      'texts in both languages': [translated],
      'a name that stays the same': [
        { name: { en: 'X', zh: 'X' } },
        { name: 'Name of a service' },
      ],
    },
    reported: {
      'a Chinese text that equals the English one': [
        [{ a: { en: 'A', zh: 'A' } }],
        'theme/i18n.json:2 The Chinese text of “a” is the English one. Translate it',
      ],
      'an excuse that no text needs': [
        [translated, { a: 'x', b: 'y' }],
        '“a” needs no excuse: it is translated.',
        '“b” needs no excuse: it is not a key.',
      ],
    },
  },
);

const component = (name: string, key: string) => ({
  file: `theme/${name}.tsx`,
  text: `const text = useText();\ntext('${key}');`,
});

checkFixtures('uses of a text', (files) => textUses(json({ a: {}, newTab: {} }), files), {
  accepted: {
    'a text with one use': [component('a', 'a'), component('b', 'newTab')],
    'a text that means the same everywhere': [
      component('a', 'newTab'),
      component('b', 'newTab'),
    ],
    'another table of texts': [
      component('a', 'a'),
      { file: 'theme/b.tsx', text: "text('a')" },
    ],
  },
  reported: {
    'a text with two uses': [
      [component('a', 'a'), component('b', 'a')],
      '“a” is read by theme/a.tsx and theme/b.tsx. Give each use its key',
    ],
  },
});

const titled = (title: string) => english(`---\ntitle: ${title}\n---\n`);

checkFixtures('titles', (pages) => titlesAsKeys(json(translated), pages), {
  accepted: { 'a title that is no key': titled('B') },
  reported: {
    'a title that is a key of the interface texts': [titled('a'), 'docs/en/a.mdx:2'],
  },
});
