import { type Places, placeOf } from '@site/facts/places';
import { type Finding, findingsWith } from '@site/pages/findings';
import { languages } from '@site/pages/language';
import type { Page } from '@site/pages/page';
import { fieldsOf } from '@site/pages/records';

/** The table of purposes, from the root of the repository. */
export const purposesName = 'theme/overview/data/purposes.json';

const finding = findingsWith(
  'Readers choose an option on /config/ by what it says it is for.',
);

/** The overview lists pages and their headings of these depths. */
const listedDepths = [2, 3];

/** Characters that fit a line of the overview. Chinese ones are twice as wide. */
const maxLength = { en: 90, zh: 45 };

/**
 * Compares the purposes on the overview of the configuration with the options of the tool: every
 * option that it lists has one in both languages, each is one short sentence, and none is left
 * over. `purposes` are texts by language, by the address of the option.
 */
export function optionPurposes(
  names: readonly string[],
  places: Places,
  pages: readonly Page[],
  purposes: Readonly<Record<string, unknown>>,
): Finding[] {
  const listed = new Map<string, string>();
  for (const name of names) {
    const place = placeOf(name, places);
    if (!place) continue;
    const { route, anchor } = place;
    const page = pages.find((one) => one.route === route);
    const depth = page?.headings.find(({ id }) => id === anchor)?.depth;
    if (anchor !== '' && !listedDepths.includes(depth ?? 0)) continue;
    const address = anchor === '' ? route : `${route}#${anchor}`;
    if (!listed.has(address)) listed.set(address, name);
  }
  const routes = new Set(pages.map(({ route }) => route));
  return [
    ...[...listed]
      .filter(([address]) => !(address in purposes))
      .map(([address, name]) => {
        const todo = `Add "${address}" with one line in English and one in Chinese.`;
        return finding(purposesName, `${name} has no purpose.`, 0, todo);
      }),
    ...Object.keys(purposes)
      .filter((address) => !listed.has(address) && !routes.has(address))
      .map((address) => {
        const what = `“${address}” is not where the overview shows an option.`;
        return finding(purposesName, what, 0, 'Remove it, or correct the address.');
      }),
    ...Object.entries(purposes).flatMap(wrongTexts),
  ];
}

function wrongTexts([address, texts]: [string, unknown]): Finding[] {
  return languages.flatMap((language) => {
    const text = fieldsOf(texts)[language];
    const max = maxLength[language];
    const end = language === 'en' ? '.' : '。';
    if (typeof text === 'string' && text.length <= max && isSentence(text, end))
      return [];
    const what = `The purpose of ${address} in the language “${language}” is not one line.`;
    const todo = `Write one sentence of at most ${max} characters that ends with “${end}”.`;
    return finding(purposesName, what, 0, todo);
  });
}

function isSentence(text: string, end: string): boolean {
  return text.endsWith(end) && !text.includes('\n');
}
