import { type InputId, inputs } from './packages.ts';
import { type Setting, type StateOf, type ToggleTable, toggles } from './toggles.ts';

type Settings = Readonly<Record<string, Setting>>;

/** The states of a table of toggles: their defaults, their order, and their keys. */
export class StateSpace<Table extends ToggleTable> {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The toggles that an input offers, in the order of the table. */
  togglesOf = (input: InputId): (keyof Table & string)[] =>
    Object.keys(this.#table).filter(
      (toggle) => this.#table[toggle]?.inputs?.includes(input) ?? true,
    );

  /** What the tool does with an input that configures nothing but its format. */
  defaultState = (
    input: InputId,
    format: StateOf<Table>['format'] | 'esm' = 'esm',
  ): StateOf<Table> => {
    const values = Object.keys(this.#table).map((toggle) => [
      toggle,
      this.#defaultOf(toggle, format),
    ]);
    // Object.fromEntries forgets which names there are: those of the table.
    return { ...Object.fromEntries(values), format, input } as StateOf<Table>;
  };

  /** Whether a toggle has the value that the tool uses when its option is left out. */
  isDefault = (state: StateOf<Table>, toggle: keyof Table & string): boolean =>
    state[toggle] === this.#defaultOf(toggle, state.format);

  /**
   * The state after a toggle is set. Toggles that were at their default follow the default of the
   * new format; what the reader has set stays.
   */
  withToggle = <T extends keyof Table & string>(
    state: StateOf<Table>,
    toggle: T,
    value: StateOf<Table>[T],
  ): StateOf<Table> => {
    const changed = { ...state, [toggle]: value };
    const others = Object.keys(this.#table).filter(
      (other) => other !== toggle && this.isDefault(state, other),
    );
    const defaults = others.map((other) => [
      other,
      this.#defaultOf(other, changed.format),
    ]);
    return { ...changed, ...Object.fromEntries(defaults) };
  };

  /** The same choices for another input, as far as it offers their toggles. */
  withInput = (state: StateOf<Table>, input: InputId): StateOf<Table> => {
    const offered = this.togglesOf(input).map((toggle) => [toggle, state[toggle]]);
    return {
      ...this.defaultState(input, state.format),
      ...Object.fromEntries(offered),
    };
  };

  /** All states of an input, in the order of `positionOf`. */
  statesOf = (input: InputId): StateOf<Table>[] =>
    this.togglesOf(input).reduce(
      (states, toggle) =>
        states.flatMap((state) =>
          this.#valuesOf(toggle).map((value) => ({ ...state, [toggle]: value })),
        ),
      [this.defaultState(input)],
    );

  /** The index of a state: the toggles are its digits, and the last one changes fastest. */
  positionOf = (state: StateOf<Table>): number =>
    this.togglesOf(state.input).reduce((position, toggle) => {
      const values = this.#valuesOf(toggle);
      return position * values.length + values.indexOf(state[toggle]);
    }, 0);

  /**
   * The state as it is written in an address: the input, and a word for every toggle that is not
   * at its default, such as `utility`, or `node.cjs.dts.minify`. Equal states have equal keys.
   */
  keyOf = (state: StateOf<Table>): string => {
    const words = this.#changed(state).map((toggle) => {
      const word = this.#table[toggle]?.keys[String(state[toggle])];
      if (word) return word;
      throw new Error(`The value ${state[toggle]} of “${toggle}” has no key.`);
    });
    return [state.input, ...words].join('.');
  };

  /**
   * The state of a key. The words may come in any order. Throws an `UnknownStateError` for an input
   * or a word that does not exist, and for two words that set the same toggle.
   */
  parseKey = (key: string): StateOf<Table> => {
    const [first = '', ...words] = key.split('.');
    const input = inputs.find((id) => id === first);
    if (!input) throw new UnknownStateError(key, first, inputs);
    const all = this.togglesOf(input).flatMap((toggle) =>
      this.#valuesOf(toggle).map((value) => {
        return { toggle, value, word: this.#table[toggle]?.keys[String(value)] };
      }),
    );
    const chosen = new Map<string, StateOf<Table>[string]>();
    for (const word of words) {
      const found = all.find((one) => one.word === word);
      if (!found || chosen.has(found.toggle)) {
        const known = all.flatMap((one) => one.word ?? []);
        throw new UnknownStateError(key, word, known);
      }
      chosen.set(found.toggle, found.value);
    }
    const format = chosen.get('format') as StateOf<Table>['format'] | undefined;
    return { ...this.defaultState(input, format), ...Object.fromEntries(chosen) };
  };

  /** What the toggles that are not at their default configure, by section and option. */
  settingsOf = (state: StateOf<Table>): Record<'lib' | 'output', Settings> => {
    const settings = { lib: {}, output: {} };
    for (const toggle of this.#changed(state)) {
      const definition = this.#table[toggle];
      const value: string | boolean = state[toggle];
      if (!definition) continue;
      Object.assign(settings[definition.section], {
        [toggle]: definition.setting?.(value, state.input) ?? value,
      });
    }
    return settings;
  };

  #changed(state: StateOf<Table>) {
    return this.togglesOf(state.input).filter((toggle) => !this.isDefault(state, toggle));
  }

  #defaultOf(toggle: string, format: unknown): StateOf<Table>[string] | undefined {
    const definition = this.#table[toggle];
    return definition?.defaultByFormat?.[String(format)] ?? definition?.values[0];
  }

  #valuesOf(toggle: string): readonly StateOf<Table>[string][] {
    return this.#table[toggle]?.values ?? [];
  }
}

/** A key that names no state: `word` is the part that is not understood. */
export class UnknownStateError extends Error {
  readonly word: string;

  constructor(key: string, word: string, known: readonly string[]) {
    super(
      `“${key}” is not a state of the explorer: “${word}” is unknown or given twice. ` +
        `Known: ${known.join(', ')}.`,
    );
    this.name = 'UnknownStateError';
    this.word = word;
  }
}

export const {
  defaultState,
  isDefault,
  keyOf,
  parseKey,
  positionOf,
  settingsOf,
  statesOf,
  togglesOf,
  withInput,
  withToggle,
} = new StateSpace(toggles);
