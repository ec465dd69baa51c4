import { interfaceTexts } from '../../tools/checks/languages/interface-texts.ts';
import { checkFixtures } from './support.ts';

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
