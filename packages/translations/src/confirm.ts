import type { Pair } from '@site/pages/page';
import { meaningsOf } from './meaning.ts';
import type { PageState, States } from './states.ts';

/**
 * The state of a page of which somebody says, on the day `date`, that the Chinese text says all of
 * the English one. Throws where the two pages do not have the same sections, since then it cannot.
 */
function confirmed({ en, zh }: Pair, date: string): PageState {
  const [english, chinese] = [meaningsOf(en), meaningsOf(zh)];
  const lost = [...english.keys()].find((id) => !chinese.has(id));
  const extra = [...chinese.keys()].find((id) => !english.has(id));
  if (lost !== undefined) throw new Error(`${zh.file} has no heading {#${lost}}.`);
  if (extra !== undefined) {
    throw new Error(`${zh.file} has the heading {#${extra}}, ${en.file} has not.`);
  }
  const sections = [...english].map(
    ([id, text]) => [id, [text, chinese.get(id) ?? '']] as const,
  );
  return { date, sections: Object.fromEntries(sections) };
}

/**
 * The states after `chosen` pages have been confirmed on the day `date`. Pages that are gone, all
 * that are not among `pairs`, are forgotten; one that says the same as before keeps its date.
 */
export function confirmPages(
  states: States,
  pairs: readonly Pair[],
  chosen: readonly Pair[],
  date: string,
): States {
  const kept = pairs.flatMap(({ en: { name } }) => {
    const state = states[name];
    return state ? [[name, state] as const] : [];
  });
  const fresh = chosen.flatMap((pair) => {
    const old = states[pair.en.name];
    const state = confirmed(pair, date);
    const same = JSON.stringify(old?.sections) === JSON.stringify(state.sections);
    return same ? [] : [[pair.en.name, state] as const];
  });
  return Object.fromEntries([...kept, ...fresh]);
}
