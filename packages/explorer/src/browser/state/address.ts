import { inputs } from '../data/packages.ts';
import { defaultState, keyOf, parseKey, UnknownStateError } from '../data/states.ts';
import type { State } from '../data/toggles.ts';

/** The query parameter that holds a state. The page's inline script loads React for it. */
const parameter = 'state';

/** Longer than any key; what follows is ignored. */
const maxLength = 200;

/**
 * The state that the query of an address names, and the words in it that mean nothing; `undefined`
 * where it names none. Unknown words are left out of the state, so that a link with a mistake still
 * leads to the rest of it.
 */
export function readAddress(
  query: string,
): { readonly state: State; readonly unknown: readonly string[] } | undefined {
  const key = new URLSearchParams(query).get(parameter) ?? '';
  const words = key.slice(0, maxLength).split('.').filter(Boolean);
  if (words.length === 0) return undefined;
  // If the first word belongs to a toggle, the input was forgotten.
  if (isToggleWord(words[0])) words.unshift('utility');
  const unknown: string[] = [];
  for (;;) {
    try {
      return { state: parseKey(words.join('.')), unknown };
    } catch (error) {
      if (!(error instanceof UnknownStateError)) throw error;
      unknown.push(error.word);
      if (inputs.some((id) => id === words[0]))
        words.splice(words.lastIndexOf(error.word), 1);
      else words[0] = 'utility';
    }
  }
}

function isToggleWord(word = ''): boolean {
  try {
    parseKey(`utility.${word}`);
    return true;
  } catch {
    return false;
  }
}

/** The query with this state in it. The default state of the page needs no parameter. */
export function writeAddress(query: string, state: State): string {
  const parameters = new URLSearchParams(query);
  const key = keyOf(state);
  if (key === keyOf(defaultState('utility'))) parameters.delete(parameter);
  else parameters.set(parameter, key);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
