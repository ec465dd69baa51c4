import { keyOf, parseKey, UnknownStateError } from '../data/key.ts';
import { defaultState, inputs } from '../data/toggles.ts';
import type { State } from '../data/types.ts';

/** Name of the parameter that holds a state. The page's inline script starts React for it. */
const parameter = 'state';

/** Longer than any key can be; what comes behind is not looked at. */
const longest = 200;

export interface ReadAddress {
  readonly state: State;
  /** Words of the address that mean nothing, in its order; they are left out of `state`. */
  readonly unknown: readonly string[];
}

/**
 * The state that the query of an address names, `undefined` where it names none. What is not understood is left out and listed, so that a
 * link with a mistake still leads to the rest of what it says.
 */
export function readAddress(query: string): ReadAddress | undefined {
  const asked = new URLSearchParams(query).get(parameter);
  const words = (asked ?? '').slice(0, longest).split('.').filter(Boolean);
  if (words.length === 0) return undefined;
  // Where the first word is a toggle, the input was forgotten.
  if (isToggle(words[0])) words.unshift('utility');
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

function isToggle(word = ''): boolean {
  try {
    parseKey(`utility.${word}`);
    return true;
  } catch {
    return false;
  }
}

/** The query of an address with this state in it; everything else in the query stays. The state that the page starts with needs no word. */
export function writeAddress(query: string, state: State): string {
  const parameters = new URLSearchParams(query);
  const key = keyOf(state);
  if (key === keyOf(defaultState('utility'))) parameters.delete(parameter);
  else parameters.set(parameter, key);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
