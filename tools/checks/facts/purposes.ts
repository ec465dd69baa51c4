import { type Places, placeOf } from '@site/facts/reviewed-data';
import type { Finding } from '@site/pages/findings';
import { languages } from '@site/pages/language';
import type { Page } from '@site/pages/page';

const table = 'theme/overview/data/purposes.json';

/** The overview shows headings of these depths below a page. */
const depths = [2, 3];

/** A line of the overview has room for so many characters. Chinese ones are twice as wide. */
const room = { en: 90, zh: 45 };

/** What each option is for, by its address. */
export type Purposes = Readonly<Record<string, unknown>>;

/**
 * Compares the purposes that the overview of the configuration shows with the options of the tool:
 * every option that stands there, as a page or as a heading of depth 2 or 3, has one in both
 * languages, each is one short line, and none is left over. Headings of pages in `unwritten` are
 * taken to be shown.
 */
export function optionPurposes(
  names: readonly string[],
  places: Places,
  pages: readonly Page[],
  unwritten: readonly string[],
  purposes: Purposes,
): Finding[] {
  const shown = new Map<string, string>();
  for (const name of names) {
    const place = placeOf(name, places);
    if (!place) continue;
    const { route, anchor } = place;
    const page = pages.find((one) => one.route === route);
    const depth = page?.headings.find(({ id }) => id === anchor)?.depth;
    const listed =
      anchor === '' ||
      (depth === undefined ? unwritten.includes(route) : depths.includes(depth));
    const address = anchor === '' ? route : `${route}#${anchor}`;
    if (listed && !shown.has(address)) shown.set(address, name);
  }
  const routes = new Set(pages.map(({ route }) => route));
  return [
    ...[...shown]
      .filter(([address]) => !Object.keys(purposes).includes(address))
      .map(([address, name]) =>
        finding(
          `${name} has no purpose.`,
          `Add "${address}" with one line in English and one in Chinese.`,
        ),
      ),
    ...Object.entries(purposes).flatMap(([address, texts]) => [
      ...(shown.has(address) || routes.has(address)
        ? []
        : [
            finding(
              `“${address}” is not where the overview shows an option.`,
              'Remove it, or correct the address.',
            ),
          ]),
      ...languages.flatMap((language) => wrongWith(address, language, texts)),
    ]),
  ];
}

function wrongWith(address: string, language: 'en' | 'zh', texts: unknown): Finding[] {
  const text: unknown =
    typeof texts === 'object' && texts !== null
      ? Reflect.get(texts, language)
      : undefined;
  const most = room[language];
  const end = language === 'en' ? '.' : '。';
  const fits =
    typeof text === 'string' &&
    text.length <= most &&
    !text.includes('\n') &&
    text.endsWith(end);
  return fits
    ? []
    : [
        finding(
          `The purpose of ${address} in the language “${language}” is not one line.`,
          `Write one sentence of at most ${most} characters that ends with “${end}”.`,
        ),
      ];
}

function finding(what: string, todo: string): Finding {
  const why = 'Readers choose an option on /config/ by what it says it is for.';
  return { file: table, line: 0, what, why, todo };
}
