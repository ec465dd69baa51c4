import type { Finding } from '@site/pages/findings';
import { type Page, pairsOf } from '@site/pages/page';
import { lagOf, type States, statesFile } from './states.ts';

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
    ...pairs.flatMap((pair): Finding[] => {
      const { en, zh } = pair;
      const state = states[en.name];
      const lag = lagOf(pair, state);
      if (!lag) return [];
      const place = { file: zh.file, line: 0 };
      const confirm = `then \`npm run translated -- ${zh.name}\``;
      if (!state || lag === 'unconfirmed') {
        const reason = state ? 'both have changed' : 'it never was';
        return [
          {
            ...place,
            what: `It is not confirmed to agree with the English page: ${reason}.`,
            why: 'Only what was confirmed can be reported when English changes.',
            todo: `Compare the two, ${confirm}.`,
          },
        ];
      }
      const [date] = state;
      // Without a time, git takes the time of day at which it runs.
      const changes = `git log -p --since=${date}T00:00 -- ${en.file}`;
      return [
        {
          ...place,
          what: `It still says what the English page said on ${date}.`,
          why: 'Until it is updated, readers see a notice at the top of the page.',
          todo: `Update it (\`${changes}\` shows the changes), ${confirm}.`,
        },
      ];
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
