import { defaultState, inputs, toggleNames, toggles } from './toggles.ts';
import type { State, Toggle } from './types.ts';

/** What stands in a key for each value that is no default. The two of `autoExternal` hold for any format. */
const words: { readonly [T in Toggle]: Readonly<Record<string, string>> } = {
  format: { cjs: 'cjs', umd: 'umd', iife: 'iife' },
  bundle: { false: 'bundleless' },
  dts: { files: 'dts', bundled: 'dts-bundle' },
  syntax: { es2020: 'es2020', es5: 'es5' },
  autoExternal: { true: 'external', false: 'internal' },
  externalHelpers: { true: 'helpers' },
  shims: { true: 'shims' },
  minify: { true: 'minify' },
  banner: { true: 'banner' },
};

/**
 * The state as it stands in an address: the input, and a word for every toggle that is not at its
 * default, such as `utility`, or `node.cjs.dts.minify`. Letters, digits, dots and hyphens, nothing to
 * encode. Equal states have equal keys.
 */
export function keyOf(state: State): string {
  const defaults = defaultState(state.input, state.format);
  const said = toggleNames.flatMap((toggle) => {
    const value = state[toggle];
    if (toggle !== 'format' && value === defaults[toggle]) return [];
    return words[toggle][String(value)] ?? [];
  });
  return [state.input, ...said].join('.');
}

/**
 * The state of a key. The words may come in any order. Throws an `UnknownStateError` for an input or a
 * word that does not exist, and for two words that set the same toggle.
 */
export function parseKey(key: string): State {
  const [first = '', ...rest] = key.split('.');
  const input = inputs.find((id) => id === first);
  if (!input) throw new UnknownStateError(key, first, inputs);
  const chosen: Partial<Record<Toggle, string>> = {};
  for (const word of rest) {
    const toggle = toggleNames.find((name) => Object.values(words[name]).includes(word));
    if (!toggle || chosen[toggle] !== undefined)
      throw new UnknownStateError(key, word, allWords);
    chosen[toggle] = word;
  }
  const read = <T extends Toggle>(toggle: T, otherwise: State[T]): State[T] =>
    toggles[toggle].find(
      (value) =>
        chosen[toggle] !== undefined && words[toggle][String(value)] === chosen[toggle],
    ) ?? otherwise;
  const start = defaultState(input, read('format', 'esm'));
  return {
    ...start,
    bundle: read('bundle', start.bundle),
    dts: read('dts', start.dts),
    syntax: read('syntax', start.syntax),
    autoExternal: read('autoExternal', start.autoExternal),
    externalHelpers: read('externalHelpers', start.externalHelpers),
    shims: read('shims', start.shims),
    minify: read('minify', start.minify),
    banner: read('banner', start.banner),
  };
}

const allWords = toggleNames.flatMap((toggle) => Object.values(words[toggle]));

/** A key that names no state. `word` is the part that is not understood, `known` what could stand there. */
export class UnknownStateError extends Error {
  readonly key: string;
  readonly word: string;
  readonly known: readonly string[];

  constructor(key: string, word: string, known: readonly string[]) {
    super(
      `“${key}” is no state of the explorer: “${word}” is unknown or stands there twice. Known: ${known.join(', ')}.`,
    );
    this.name = 'UnknownStateError';
    this.key = key;
    this.word = word;
    this.known = known;
  }
}
