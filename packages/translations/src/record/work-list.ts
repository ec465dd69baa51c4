import { type Finding, findingsWith } from '@site/mdx/findings';
import { type Page, pairsOf } from '@site/mdx/page';
import { isPending } from '@site/mdx/pending';
import { lagOf, type States, statesFile } from '../build/states.ts';

const unconfirmed = findingsWith(
  'Only what was confirmed can be reported when English changes.',
);
const behind = findingsWith(
  'Until it is updated, readers see a notice at the top of the page.',
);
const pending = findingsWith(
  'Until it is translated, readers see the English text with a notice.',
);
const orphan = findingsWith(
  'It lists exactly the pages that there are.',
  'Confirm any page with `npm run translated`, which removes the entry.',
);

/**
 * Lists the Chinese pages that are not translated, are behind the English ones or not confirmed to
 * agree with them, and recorded states of pages that do not exist. These are notes and no mistakes:
 * English may be corrected before its translation is, and until then the Chinese page has a notice.
 */
export function translationNotes(pages: readonly Page[], states: States): Finding[] {
  const pairs = pairsOf(pages);
  const names = new Set(pairs.map(({ en }) => en.name));
  const orphans = Object.keys(states).filter((name) => !names.has(name));
  return [
    ...pairs.flatMap((pair) => {
      const { en, zh } = pair;
      const state = states[en.name];
      const lag = lagOf(pair, state);
      const confirm = `then \`npm run translated -- ${zh.name}\``;
      if (isPending(zh)) {
        const todo = `Write it in Chinese without “pending: true”, ${confirm}.`;
        return pending(zh.file, 'The page is not translated.', 0, todo);
      }
      if (lag === 'behind' && state) {
        const [date] = state;
        const what = `It still says what the English page said on ${date}.`;
        // Without a time, git takes the time of day at which it runs.
        const changes = `git log -p --since=${date}T00:00 -- ${en.file}`;
        const todo = `Update it (\`${changes}\` shows the changes), ${confirm}.`;
        return behind(zh.file, what, 0, todo);
      }
      const reason = state ? 'both have changed' : 'it never was';
      const what = `It is not confirmed to agree with the English page: ${reason}.`;
      return lag ? unconfirmed(zh.file, what, 0, `Compare the two, ${confirm}.`) : [];
    }),
    ...orphans.map((name) =>
      orphan(statesFile, `It lists ${name}, which is not a page in both languages.`),
    ),
  ];
}
