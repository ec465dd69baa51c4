import { type Places, placeOf } from '@site/facts/places';
import { type Finding, findingsWith } from '@site/mdx/findings';
import { type Schema, validate } from '@site/mdx/json-schema';
import type { Page } from '@site/mdx/page';

/** The table of purposes, from the root of the repository. */
const purposesName = 'packages/facts/src/format/purposes.json';

const finding = findingsWith(
  'Readers choose an option on /config/ by what it says it is for.',
  'Give each address that the overview lists one sentence in each language that fits a line.',
);

/** The overview lists pages and their headings of these depths. */
const listedDepths = [2, 3];

/** One sentence that fits a line of the overview. Chinese characters are twice as wide. */
const purpose: Schema = {
  type: 'object',
  required: ['en', 'zh'],
  properties: {
    en: { type: 'string', pattern: '^.{1,89}\\.$' },
    zh: { type: 'string', pattern: '^.{1,44}。$' },
  },
};

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
  const listed = names.flatMap((name) => {
    const { route, anchor } = placeOf(name, places) ?? { route: '', anchor: '' };
    const page = pages.find((one) => one.route === route);
    const depth = page?.headings.find(({ id }) => id === anchor)?.depth;
    if (anchor === '') return route || [];
    return listedDepths.includes(depth ?? 0) ? `${route}#${anchor}` : [];
  });
  const addresses = [...listed, ...pages.map(({ route }) => route ?? '')];
  const properties = Object.fromEntries(addresses.map((address) => [address, purpose]));
  const schema = { type: 'object', required: [...new Set(listed)], properties };
  return validate(purposes, schema).map((error) => finding(purposesName, `${error}.`));
}
