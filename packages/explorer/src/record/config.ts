import { changedToggles } from '../browser/data/states.ts';
import type { State, Toggle } from '../browser/data/toggles.ts';
import { packages } from './packages.ts';

type Value = string | boolean | Fields | Fields[];
interface Fields {
  readonly [key: string]: Value | undefined;
}

/** What is configured for a toggle that is not at its default, where that is not its value. */
const settings: { readonly [T in Toggle]?: (state: State) => Value } = {
  dts: ({ dts }) => (dts === 'bundled' ? { bundle: true } : true),
  shims: () => ({ esm: { __dirname: true, __filename: true, require: true } }),
  banner: ({ input }) => ({ js: `/*! ${packages[input].name} | MIT */` }),
};

/** The toggles that are options of `output`; the others are options of an item of `lib`. */
const inOutput: readonly Toggle[] = ['autoExternal', 'minify'];

/**
 * The shortest `rslib.config.ts` of a state: what differs from the tool's defaults, and what the
 * input cannot be built without. Lines are at most 60 columns long.
 */
export function configOf(state: State): string {
  const { format, input, bundle } = state;
  const { entries, global: name } = packages[input];
  const fieldsOf = (toggles: readonly Toggle[]): Fields =>
    Object.fromEntries(
      toggles.map((toggle) => [toggle, settings[toggle]?.(state) ?? state[toggle]]),
    );
  const changed = changedToggles(state);
  const lib = nonEmpty({
    ...fieldsOf(changed.filter((toggle) => !inOutput.includes(toggle))),
    umdName: format === 'umd' ? name : undefined,
  });
  // Scripts in a page need the globals of a browser, except for what only Node.js has.
  const isForPage = (format === 'umd' || format === 'iife') && input !== 'node';
  // An `iife` assigns its exports to a variable only if the bundler gets its name.
  const library = { type: 'global', name };
  const hasSeveralEntries = Object.keys(entries).length > 1;
  const body: Fields = {
    lib: lib && [lib],
    source: hasSeveralEntries && bundle ? { entry: entries } : undefined,
    output: nonEmpty({
      target: isForPage ? 'web' : undefined,
      ...fieldsOf(changed.filter((toggle) => inOutput.includes(toggle))),
    }),
    tools: format === 'iife' ? { rspack: { output: { library } } } : undefined,
  };
  return [
    "import { defineConfig } from '@rslib/core';",
    '',
    `export default defineConfig(${write(body, '')});`,
    '',
  ].join('\n');
}

/** An object, or nothing if none of its fields is set. */
export function nonEmpty<T extends object>(fields: T): T | undefined {
  return Object.values(fields).some((value) => value !== undefined) ? fields : undefined;
}

/** A value as formatters write it: an object on one line if it fits, otherwise on several. */
function write(value: Value, indent: string): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return `[${value.map((one) => write(one, indent)).join(', ')}]`;
  const fields = Object.entries(value).flatMap(([key, field]) =>
    field === undefined ? [] : [`${key}: ${write(field, `${indent}  `)}`],
  );
  if (fields.length === 0) return '{}';
  const line = `{ ${fields.join(', ')} }`;
  if (indent !== '' && !line.includes('\n') && line.length + indent.length <= 44)
    return line;
  return `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`;
}
