import { defaultState, withToggle } from '../../../format/states.ts';
import {
  definitions,
  type State,
  type Toggle,
  toggleNames,
} from '../../../format/toggles.ts';
import type { Project } from '../../parts/recorded.ts';
import { configPathOf } from '../project/project.ts';
import { countLibs, type Place, readOption, writeOption } from './syntax.ts';

/** The toggles for any package: what the others configure depends on it. */
const placed = toggleNames.filter((name) => name !== 'shims' && name !== 'banner');
const placeOf = (name: Toggle): Place => [definitions[name].section ?? 'lib', name];
const umdName: Place = ['lib', 'umdName'];

/**
 * The toggles that a configuration's text leaves to be changed: those of `lib` only if it has one
 * item, and none if the object cannot be read.
 */
export function offeredToggles(text: string): readonly Toggle[] {
  const count = countLibs(text);
  if (count === undefined) return [];
  return placed.filter((name) => count < 2 || definitions[name].section === 'output');
}

/** What the text of a configuration sets; what it leaves out is at its default. */
export function stateOf(text: string): State {
  return placed.reduce((state, name) => {
    const source = readOption(text, placeOf(name));
    return source === undefined ? state : withToggle(state, name, wordOf(name, source));
  }, defaultState('dependencies'));
}

/** The word of a toggle for the source text of an option. */
function wordOf(name: Toggle, source: string): string {
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
  const edited = placed
    .filter((name) => now[name] !== next[name])
    .reduce((result, name) => {
      const isDefault = defaults[name] === next[name];
      const source = isDefault ? undefined : sourceOf(next[name]);
      return writeOption(result, placeOf(name), source);
    }, text);
  if (next.format === 'umd')
    return writeOption(edited, umdName, readOption(edited, umdName) ?? "'MyLibrary'");
  return now.format === 'umd' ? writeOption(edited, umdName, undefined) : edited;
}

const sourceMap: Place = ['output', 'sourceMap'];

/** The project with source maps, or without them if they are on. */
export function withSourceMap(project: Project): Project {
  const path = configPathOf(project);
  const text = path && project[path];
  if (!text) return project;
  const isOn = !/^(?:false)?$/.test(readOption(text, sourceMap) ?? '');
  return { ...project, [path]: writeOption(text, sourceMap, isOn ? undefined : 'true') };
}

function sourceOf(value: State[Toggle]): string {
  if (value === 'files') return 'true';
  if (value === 'bundled') return '{ bundle: true }';
  return typeof value === 'string' ? `'${value}'` : String(value);
}
