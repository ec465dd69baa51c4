import { type InputId, inputs } from './packages.ts';
import {
  definitions,
  type Setting,
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

/** The toggles that an input offers. */
export function togglesOf(input: InputId): Toggle[] {
  return toggleNames.filter(
    (toggle) => definitions[toggle].inputs?.includes(input) ?? true,
  );
}

/** The state with another input. Toggles that it does not offer return to their defaults. */
export function withInput(state: State, input: InputId): State {
  const kept = togglesOf(input).map((toggle) => [toggle, state[toggle]]);
  return { ...defaultState(input, state.format), ...Object.fromEntries(kept) };
}

/** The toggles that do not have the value which the tool uses when their option is left out. */
function changedToggles(state: State): Toggle[] {
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

/** All states of an input, in the order of `positionOf`. */
export function statesOf(input: InputId): State[] {
  return togglesOf(input).reduce(
    (states, toggle) =>
      states.flatMap((state) =>
        definitions[toggle].values.map((value) => ({ ...state, [toggle]: value })),
      ),
    [defaultState(input)],
  );
}

/** The index of a state: the toggles are its digits, and the last one changes fastest. */
export function positionOf(state: State): number {
  return togglesOf(state.input).reduce((position, toggle) => {
    const { values } = definitions[toggle];
    return position * values.length + values.indexOf(state[toggle]);
  }, 0);
}

/**
 * The state as it is written in an address: the input, and a word for every toggle that is not
 * at its default, such as `utility`, or `node.cjs.dts.minify`. Equal states have equal keys.
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
 * The state that words in any order name, as well as they do, and those that name nothing: unknown
 * ones, and further ones for the same toggle. Without an input it is the utility.
 */
export function stateOfWords(words: readonly string[]): {
  state: State;
  unknown: string[];
} {
  const input = inputs.find((id) => id === words[0]);
  const chosen: Partial<Record<Toggle, string | boolean>> = {};
  const unknown = words.slice(input ? 1 : 0).filter((word) => {
    const named = values.find((one) => one.word === word);
    if (!named || named.toggle in chosen) return true;
    if (!togglesOf(input ?? 'utility').includes(named.toggle)) return true;
    chosen[named.toggle] = named.value;
    return false;
  });
  const format = chosen.format as State['format'] | undefined;
  const state = { ...defaultState(input ?? 'utility', format), ...chosen } as State;
  return { state, unknown };
}

/** All values that have a word. */
const values = toggleNames.flatMap((toggle) =>
  definitions[toggle].values.flatMap((value) => {
    const word = definitions[toggle].keys[String(value)];
    return word ? [{ toggle, value, word }] : [];
  }),
);

/** The state of a key. Throws where a word of it names nothing. */
export function parseKey(key: string): State {
  const words = key.split('.');
  const { state, unknown } = stateOfWords(words);
  const wrong = inputs.some((id) => id === words[0]) ? unknown : words.slice(0, 1);
  if (wrong.length === 0) return state;
  throw new Error(
    `“${key}” is not a state of the explorer: “${wrong[0]}” is unknown or given twice. ` +
      `Known: one of ${inputs.join(', ')}, and ${values.map(({ word }) => word).join(', ')}.`,
  );
}

/** What the toggles that are not at their default configure, by section and option. */
export function settingsOf(
  state: State,
): Record<'lib' | 'output', Readonly<Record<string, Setting>>> {
  const settings = { lib: {}, output: {} };
  for (const toggle of changedToggles(state)) {
    const { section, setting } = definitions[toggle];
    const value = state[toggle];
    Object.assign(settings[section], {
      [toggle]: setting?.(value, state.input) ?? value,
    });
  }
  return settings;
}
