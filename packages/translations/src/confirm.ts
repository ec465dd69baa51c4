import { nearest } from '@site/pages/findings';
import type { Pair } from '@site/pages/page';
import { sectionDigests } from './digests.ts';
import type { PageState, States } from './states.ts';

/**
 * Finds pages by file, `docs/zh/guide/start/index.mdx`, by name below the language with or without
 * extension, or by address, `/guide/start/`. Throws an error with the nearest names if there is
 * none.
 */
export function choosePages(names: readonly string[], pairs: readonly Pair[]): Pair[] {
  return names.map((name) => {
    const wanted = pageName(name);
    const found = pairs.find((pair) => pageName(pair.en.name) === wanted);
    if (found) return found;
    const near = nearest(
      wanted,
      pairs.map((pair) => pageName(pair.en.name)),
    );
    throw new Error(
      `There is no page “${name}” in both languages. Nearest: ${near.join(', ')}`,
    );
  });
}

function pageName(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^.*docs\/(en|zh)\//, '')
    .replace(/^\/(zh\/)?/, '')
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)(index)?$/, '$1index');
}

/**
 * The states after the `chosen` pages are confirmed on the day `date`. The states of pages that are
 * not among `pairs` are removed, and a page whose digests did not change keeps its date. Throws if
 * the two languages of a page have different sections.
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
    const state = confirmedState(pair, date);
    const same = JSON.stringify(old?.sections) === JSON.stringify(state.sections);
    return same ? [] : [[pair.en.name, state] as const];
  });
  return Object.fromEntries([...kept, ...fresh]);
}

function confirmedState({ en, zh }: Pair, date: string): PageState {
  const [english, chinese] = [sectionDigests(en), sectionDigests(zh)];
  const missing = [...english.keys()].find((id) => !chinese.has(id));
  const extra = [...chinese.keys()].find((id) => !english.has(id));
  if (missing !== undefined) throw new Error(`${zh.file} has no heading {#${missing}}.`);
  if (extra !== undefined) {
    throw new Error(`${zh.file} has the heading {#${extra}}, ${en.file} has not.`);
  }
  const sections = [...english].map(
    ([id, digest]) => [id, [digest, chinese.get(id) ?? '']] as const,
  );
  return { date, sections: Object.fromEntries(sections) };
}
