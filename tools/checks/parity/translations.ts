import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { pairsOf } from '@site/pages/page';
import { isBehind, lagOf } from '@site/translations/compare';
import { workOn } from '@site/translations/describe';
import { type States, statesFile } from '@site/translations/states';

/**
 * Lists Chinese pages that do not say, or are not confirmed to say, what the English page says
 * now, with the sections; pages that nobody has written yet are left out. These are notes for
 * translators: an English page may be corrected before its translation is, and until then the built
 * Chinese page tells its readers. States of pages that do not exist are listed too.
 */
export function translations(pages: readonly Page[], states: States): Finding[] {
  const pairs = pairsOf(pages);
  const known = new Set(pairs.map(({ en }) => en.name));
  const gone = Object.keys(states).filter((name) => !known.has(name));
  return [
    ...pairs.flatMap((pair) => {
      const lag = lagOf(pair, states[pair.en.name]);
      const work = workOn(lag);
      if (work.length === 0 || pair.en.frontmatter.unwritten === true) return [];
      return isBehind(lag)
        ? behind(pair.zh, work, lag.date ?? '', lag.sections[0]?.line ?? 0)
        : unconfirmed(pair.zh, work, lag.sections[0]?.line ?? 0);
    }),
    ...gone.map(forgotten),
  ];
}

function behind(
  { file, name, route }: Page,
  work: readonly string[],
  date: string,
  line: number,
): Finding {
  return {
    file,
    line,
    what: `It says what the English page said on ${date}. ${work.join('; ')}.`,
    why: `Chinese readers are told so at the top of ${route === undefined ? 'every page that shows it' : 'the page'} until it is done.`,
    todo: `Bring these sections up to date, then \`npm run translated -- ${name}\`. Where only the wording of English changed, the command is all.`,
  };
}

function unconfirmed(
  { file, name }: Page,
  work: readonly string[],
  line: number,
): Finding {
  return {
    file,
    line,
    what: `Nobody has said that it agrees with the English page: ${work.join('; ')}.`,
    why: 'From the day on which they agree, every change in English is known to be missing here.',
    todo: `Compare them, then \`npm run translated -- ${name}\`.`,
  };
}

function forgotten(name: string): Finding {
  return {
    file: statesFile,
    line: 0,
    what: `It holds the state of ${name}, which is no page of both languages.`,
    why: 'Who reads the file takes the page for one of the site.',
    todo: 'Confirm any page with `npm run translated`, and it is forgotten.',
  };
}
