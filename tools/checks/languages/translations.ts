import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { pairsOf } from '@site/pages/page';
import {
  describeLag,
  isBehind,
  lagOf,
  type States,
  statesFile,
} from '@site/translations';

/**
 * Lists the Chinese pages that are behind the English ones or not confirmed to agree with them, and
 * recorded states of pages that do not exist. These are notes: English may be corrected before its
 * translation is, and until then the built Chinese page tells its readers.
 */
export function translations(pages: readonly Page[], states: States): Finding[] {
  const pairs = pairsOf(pages);
  const known = new Set(pairs.map(({ en }) => en.name));
  const orphans = Object.keys(states).filter((name) => !known.has(name));
  return [
    ...pairs.flatMap(({ en, zh }) => {
      const lag = lagOf({ en, zh }, states[en.name]);
      const work = describeLag(lag);
      if (work.length === 0) return [];
      const place = { file: zh.file, line: lag.sections[0]?.line ?? 0 };
      return isBehind(lag)
        ? { ...place, ...behind(zh, work, lag.date ?? '') }
        : { ...place, ...unconfirmed(zh, work) };
    }),
    ...orphans.map((name) => ({
      file: statesFile,
      line: 0,
      what: `It holds the state of ${name}, which is no page of both languages.`,
      why: 'Whoever reads the file takes the page for one of the site.',
      todo: 'Confirm any page with `npm run translated`, which removes the entry.',
    })),
  ];
}

function behind({ name, route }: Page, work: readonly string[], date: string) {
  const shownOn = route === undefined ? 'every page that shows it' : 'the page';
  return {
    what: `It says what the English page said on ${date}. ${work.join('; ')}.`,
    why: `Until it is updated, a notice at the top of ${shownOn} says so to Chinese readers.`,
    todo: `Update these sections if the meaning changed, then \`npm run translated -- ${name}\`.`,
  };
}

function unconfirmed({ name }: Page, work: readonly string[]) {
  return {
    what: `It was never confirmed to agree with the English page: ${work.join('; ')}.`,
    why: 'Once they are known to agree, every later change in English is reported as missing here.',
    todo: `Compare them, then \`npm run translated -- ${name}\`.`,
  };
}
