import {
  definitions,
  embedded,
  type InputId,
  inputs,
  type State,
  type Toggle,
  toggleNames,
} from './toggles.ts';

/** What the tool does with an input that configures nothing but its format. */
export function defaultState(input: InputId, format: State['format'] = 'esm'): State {
  const values = toggleNames.map((toggle) => [toggle, defaultOf(toggle, format)]);
  // Object.fromEntries forgets which names there are: those of the table.
  return { ...Object.fromEntries(values), format, input } as State;
}

function defaultOf(toggle: Toggle, format: string): string | boolean | undefined {
  const { defaultByFormat, values } = definitions[toggle];
  return defaultByFormat?.[format] ?? values[0];
}

/** The toggles that do not have the value which the tool uses when their option is left out. */
export function changedToggles(state: State): Toggle[] {
  return toggleNames.filter(
    (toggle) => state[toggle] !== defaultOf(toggle, state.format),
  );
}

/**
 * The state after a toggle is set to a value, written as a word of a form. Toggles that were at
 * their default follow the default of the new format; what the reader has set stays.
 */
export function withToggle(state: State, toggle: Toggle, selected: string): State {
  const value = definitions[toggle].values.find((one) => String(one) === selected);
  const next = { ...state, [toggle]: value };
  const kept = [...changedToggles(state), toggle].map((name) => [name, next[name]]);
  return { ...defaultState(state.input, next.format), ...Object.fromEntries(kept) };
}

/** The states that toggles lead to from a state: every combination of their values. */
export function combinations(start: State, toggles: readonly Toggle[]): State[] {
  return toggles.reduce(
    (states, toggle) =>
      states.flatMap((state) =>
        definitions[toggle].values.map((value) =>
          withToggle(state, toggle, String(value)),
        ),
      ),
    [start],
  );
}

/** All recorded states of an input: those that some page shows. */
export function statesOf(input: InputId): State[] {
  const all = embedded[input].flatMap(({ toggles, set }) =>
    combinations({ ...defaultState(input), ...set }, toggles),
  );
  return [...new Map(all.map((state) => [keyOf(state), state])).values()];
}

/**
 * The state in one word for addresses and records: the input, and a word for every toggle that is not
 * at its default, such as `utility`, or `utility.cjs.dts.minify`. Equal states have equal keys.
 */
export function keyOf(state: State): string {
  const words = changedToggles(state).map((toggle) => {
    const word = definitions[toggle].keys[String(state[toggle])];
    if (word) return word;
    throw new Error(`The value ${state[toggle]} of “${toggle}” has no key.`);
  });
  return [state.input, ...words].join('.');
}

/** The state of a key, whose words may come in any order. Throws if it is not recorded. */
export function parseKey(key: string): State {
  const found = stateOfWords(key.split('.'));
  if (found) return found;
  throw new Error(`“${key}” is not a recorded state.`);
}

function stateOfWords(words: readonly string[]): State | undefined {
  const sorted = [...words].sort().join();
  return inputs
    .flatMap(statesOf)
    .find((state) => keyOf(state).split('.').sort().join() === sorted);
}

/** A recorded state of some words, without those that no page shows together, so that old links work. */
export function nearestState([input = '', ...words]: readonly string[]): State {
  const kept: string[] = [inputs.find((id) => id === input) ?? 'dependencies'];
  // No link has more words than there are toggles.
  for (const word of words.slice(0, toggleNames.length))
    if (stateOfWords([...kept, word])) kept.push(word);
  return parseKey(kept.join('.'));
}
