import {
  definitions,
  type InputId,
  inputs,
  offered,
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

/** The state with another input. Toggles that it does not offer return to their defaults. */
export function withInput(state: State, input: InputId): State {
  const kept = offered[input].map((toggle) => [toggle, state[toggle]]);
  const format = offered[input].includes('format') ? state.format : 'esm';
  return { ...defaultState(input, format), ...Object.fromEntries(kept) };
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

/** All states of an input: every combination of the values of its toggles. */
export function statesOf(input: InputId): State[] {
  return offered[input].reduce(
    (states, toggle) =>
      states.flatMap((state) =>
        definitions[toggle].values.map((value) =>
          withToggle(state, toggle, String(value)),
        ),
      ),
    [defaultState(input)],
  );
}

/**
 * The state as it is written in an address: the input, and a word for every toggle that is not
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

/**
 * The offered state that is nearest to what words in any order name, and the words that it leaves
 * out: those that mean nothing or repeat a toggle, and toggles that the input does not offer.
 * Without an input it is the utility.
 */
export function nearestState(words: readonly string[]): {
  state: State;
  ignored: string[];
} {
  const named = inputs.find((id) => id === words[0]);
  const input = named ?? 'utility';
  const chosen: Partial<Record<Toggle, string | boolean>> = {};
  const ignored = words.slice(named ? 1 : 0).filter((word) => {
    const found = values.find((one) => one.word === word);
    if (!found || found.toggle in chosen || !offered[input].includes(found.toggle))
      return true;
    chosen[found.toggle] = found.value;
    return false;
  });
  const format = chosen.format as State['format'] | undefined;
  return { state: { ...defaultState(input, format), ...chosen } as State, ignored };
}

/** All values that have a word. */
const values = toggleNames.flatMap((toggle) =>
  definitions[toggle].values.flatMap((value) => {
    const word = definitions[toggle].keys[String(value)];
    return word ? [{ toggle, value, word }] : [];
  }),
);

/** The state of a key. Throws where a word of it names nothing that its input offers. */
export function parseKey(key: string): State {
  const words = key.split('.');
  const { state, ignored } = nearestState(words);
  const wrong = inputs.some((id) => id === words[0]) ? ignored : words.slice(0, 1);
  if (wrong.length === 0) return state;
  const known = values.filter(({ toggle }) => offered[state.input].includes(toggle));
  throw new Error(
    `“${key}” is not a state of the explorer: “${wrong[0]}” is unknown or given twice. ` +
      `Known: one of ${inputs.join(', ')}, and with ${state.input} ` +
      `${known.map(({ word }) => word).join(', ')}.`,
  );
}
