import { hasSeveralEntries, packages } from './packages.ts';
import { settingsOf } from './states.ts';
import type { Setting, State } from './toggles.ts';

/** An expression, written as it is. */
class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Setting | Code | Fields;
interface Fields {
  readonly [key: string]: Value | undefined;
}

/**
 * The shortest `rslib.config.ts` of a state: what differs from the tool's defaults, and what the
 * input cannot be built without. Lines are at most 60 columns long.
 */
export function configOf(state: State): string {
  const settings = settingsOf(state);
  const { react, entries, target, global: name } = packages[state.input];
  const { format, input, bundle } = state;
  const lib = nonEmpty({
    ...settings.lib,
    umdName: format === 'umd' ? name : undefined,
  });
  // Scripts in a page need the globals of a browser, except for what only Node.js has.
  const isForPage = (format === 'umd' || format === 'iife') && input !== 'node';
  // An `iife` assigns its exports to a variable only if the bundler gets its name.
  const library = { type: 'global', name };
  const body: Fields = {
    lib: lib && new Code(`[${write(lib, '  ')}]`),
    plugins: react && new Code('[pluginReact()]'),
    source: hasSeveralEntries(input) && bundle ? { entry: entries } : undefined,
    output: nonEmpty({
      target: target ?? (isForPage ? 'web' : undefined),
      ...settings.output,
    }),
    tools: format === 'iife' ? { rspack: { output: { library } } } : undefined,
  };
  const imports = react ? ["import { pluginReact } from '@rsbuild/plugin-react';"] : [];
  return [
    ...imports,
    "import { defineConfig } from '@rslib/core';",
    '',
    `export default defineConfig(${write(body, '')});`,
    '',
  ].join('\n');
}

function nonEmpty(fields: Fields): Fields | undefined {
  return Object.values(fields).some((value) => value !== undefined) ? fields : undefined;
}

/** An object on one line if it fits, otherwise on several, as formatters write it. */
function write(value: Value, indent: string): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  const fields = Object.entries(value).flatMap(([key, field]) =>
    field === undefined ? [] : [`${key}: ${write(field, `${indent}  `)}`],
  );
  if (fields.length === 0) return '{}';
  const line = `{ ${fields.join(', ')} }`;
  if (indent !== '' && !line.includes('\n') && line.length + indent.length <= 44)
    return line;
  return `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`;
}
