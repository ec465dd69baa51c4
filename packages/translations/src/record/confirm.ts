import { suggestions } from '@site/mdx/findings';
import type { Pair } from '@site/mdx/page';
import { type States, stateOf } from '../build/states.ts';

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
    const known = pairs.map((pair) => pageName(pair.en.name));
    throw new Error(
      `There is no page “${name}” in both languages.${suggestions(wanted, known)}`,
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
 * not among `pairs` are removed, and a page whose digests did not change keeps its date.
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
    const state = stateOf(pair, date);
    const old = states[pair.en.name];
    const isSame = old?.[1] === state[1] && old[2] === state[2];
    return isSame ? [] : [[pair.en.name, state] as const];
  });
  return Object.fromEntries([...kept, ...fresh]);
}
