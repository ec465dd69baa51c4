import { interfaceTexts } from '../../tools/checks/languages/interface-texts.ts';
import { checkFixtures } from './support.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

checkFixtures('interface texts', (table) => interfaceTexts(json(table)), {
  accepted: {
    'texts in both languages': { a: { en: 'A', zh: '甲' } },
    'the name of a service': { discord: { en: 'Discord', zh: 'Discord' } },
  },
  reported: {
    'a Chinese text that equals the English one': [
      { a: { en: 'A', zh: 'A' } },
      'theme/i18n.json:2 The Chinese text of “a” is the English one. Translate it',
    ],
  },
});
