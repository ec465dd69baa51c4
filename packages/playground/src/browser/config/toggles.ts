import { defaultState, withToggle } from '@site/explorer/browser/states';
import { definitions, type State } from '@site/explorer/browser/toggles';
import { type Offered, placed, places } from './places.ts';
import { countLibs, readOption, writeOption } from './syntax.ts';

/**
 * The toggles that a configuration's text leaves to be changed: those of `lib` only if it has one
 * item, and none if the object cannot be read.
 */
export function offeredToggles(text: string): readonly Offered[] {
  const count = countLibs(text);
  if (count === undefined) return [];
  return placed.filter((name) => count < 2 || !places[name].includes(0 as never));
}

/** What the text of a configuration sets; what it leaves out is at its default. */
export function stateOf(text: string): State {
  return placed.reduce((state, name) => {
    const source = readOption(text, places[name]);
    return source === undefined ? state : withToggle(state, name, wordOf(name, source));
  }, defaultState('dependencies'));
}

/** The word of a toggle for the source text of an option. */
function wordOf(name: Offered, source: string): string {
  if (name === 'dts') {
    if (source === 'false') return 'off';
    return /^\{.*\bbundle:(?!\s*false)/s.test(source) ? 'bundled' : 'files';
  }
  const { values } = definitions[name];
  const word = source.replace(/^['"]|['"]$/g, '');
  if (values.some((value) => String(value) === word)) return word;
  // Other expressions turn an option on.
  return values.includes(true) ? 'true' : String(values[0]);
}

/** The text of a configuration in which the toggles are as in `next`. */
export function withState(text: string, next: State): string {
  const now = stateOf(text);
  const defaults = { ...defaultState('dependencies', next.format), format: 'esm' };
  let result = text;
  for (const name of placed) {
    if (now[name] === next[name]) continue;
    const isDefault = defaults[name] === next[name];
    result = writeOption(
      result,
      places[name],
      isDefault ? undefined : sourceOf(next[name]),
    );
  }
  const hasName = readOption(result, ['lib', 0, 'umdName']) !== undefined;
  if (next.format === 'umd' && !hasName)
    result = writeOption(result, ['lib', 0, 'umdName'], "'MyLibrary'");
  if (next.format !== 'umd' && now.format === 'umd')
    result = writeOption(result, ['lib', 0, 'umdName'], undefined);
  return result;
}

function sourceOf(value: State[Offered]): string {
  if (value === 'files') return 'true';
  if (value === 'bundled') return '{ bundle: true }';
  return typeof value === 'string' ? `'${value}'` : String(value);
}
