import type { Finding } from '@site/pages/findings';
import { type Page, pairsOf } from '@site/pages/page';
import { isBehind, type Lag, lagOf, type PageLag } from './compare.ts';
import { type States, statesFile } from './states.ts';

const descriptions: Readonly<Record<Lag, string>> = {
  changed: 'changed in English',
  new: 'new in English',
  removed: 'removed from English',
  unconfirmed: 'changed in both languages, not confirmed',
};

/** What a translator has to do on a page: one line for each section, none if it is up to date. */
function describeLag({ date, sections }: PageLag): string[] {
  if (date === undefined) return ['never confirmed'];
  return sections.map(({ lag, id, title }) => {
    const name = id === '' ? 'title, description or introduction' : `“${title}” {#${id}}`;
    return `${descriptions[lag]}: ${name}`;
  });
}

/**
 * Lists the Chinese pages that are behind the English ones or not confirmed to agree with them, and
 * recorded states of pages that do not exist. These are notes and no mistakes: English may be
 * corrected before its translation is, and until then the Chinese page has a notice.
 */
export function translationNotes(pages: readonly Page[], states: States): Finding[] {
  const pairs = pairsOf(pages);
  const names = new Set(pairs.map(({ en }) => en.name));
  const orphans = Object.keys(states).filter((name) => !names.has(name));
  return [
    ...pairs.flatMap(({ en, zh }) => {
      const lag = lagOf({ en, zh }, states[en.name]);
      const work = describeLag(lag).join('; ');
      if (work === '') return [];
      const place = { file: zh.file, line: lag.sections[0]?.line ?? 0 };
      const confirm = `then \`npm run translated -- ${zh.name}\``;
      if (!isBehind(lag))
        return {
          ...place,
          what: `It is not confirmed to agree with the English page: ${work}.`,
          why: 'Only what was confirmed can be reported when English changes.',
          todo: `Compare the two, ${confirm}.`,
        };
      // Without a time, git takes the time of day at which it runs.
      const changes = `git log -p --since=${lag.date}T00:00 -- ${en.file}`;
      return {
        ...place,
        what: `It still says what the English page said on ${lag.date} (${work}).`,
        why: 'Until it is updated, readers see a notice at the top of the page.',
        todo: `Update it (\`${changes}\` shows the changes), ${confirm}.`,
      };
    }),
    ...orphans.map((name) => ({
      file: statesFile,
      line: 0,
      what: `It lists ${name}, which is not a page in both languages.`,
      why: 'It lists exactly the pages that there are.',
      todo: 'Confirm any page with `npm run translated`, which removes the entry.',
    })),
  ];
}
