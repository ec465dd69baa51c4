import { defaultState, keyOf, nearestState } from '../data/states.ts';
import type { State } from '../data/toggles.ts';

/** The query parameter that holds a state. The page's inline script loads React for it. */
const parameter = 'state';

/** The parameter that holds the open tab; only beside a state. */
const tabParameter = 'tab';

/** Longer than any key; what follows is ignored. */
const maxLength = 200;

export interface Address {
  readonly state: State;
  /** The id of the open tab; it may not exist. */
  readonly tab: string | undefined;
  /** Words that the state leaves out, so that the rest of an old or mistyped link still works. */
  readonly ignored: readonly string[];
}

/** What the query of an address names; `undefined` where it names no state. */
export function readAddress(query: string): Address | undefined {
  const parameters = new URLSearchParams(query);
  const key = parameters.get(parameter) ?? '';
  const tab = parameters.get(tabParameter)?.slice(0, maxLength) || undefined;
  const words = key.slice(0, maxLength).split('.').filter(Boolean);
  if (words.length === 0) return undefined;
  return { ...nearestState(words), tab };
}

/**
 * The query with this state, and the tab if it is not the one that opens by itself. The default
 * state of the page needs no parameter where there is no tab.
 */
export function writeAddress(query: string, state: State, tab?: string): string {
  const parameters = new URLSearchParams(query);
  const key = keyOf(state);
  parameters.delete(tabParameter);
  if (!tab && key === keyOf(defaultState('utility'))) parameters.delete(parameter);
  else parameters.set(parameter, key);
  if (tab) parameters.set(tabParameter, tab);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
