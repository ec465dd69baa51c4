import { packages } from './packages.ts';
import { isDefault } from './toggles.ts';
import type { State } from './types.ts';

/** A value of the configuration; `Code` is written as it is. */
type Value = string | boolean | Code | { readonly [key: string]: Value | undefined };

/** An expression. */
class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The line that the toggle `banner` writes above the JavaScript of an input. */
function bannerOf({ input }: Pick<State, 'input'>): string {
  return `/*! ${packages[input].name} | MIT */`;
}

/**
 * The `rslib.config.ts` of a state, the shortest one: only what differs from the tool's defaults, and
 * what the input cannot be built without. Lines are at most 60 columns long. Ends with an end of line.
 */
export function configOf(state: State): string {
  const { react } = packages[state.input];
  const imports = [
    ...(react ? ["import { pluginReact } from '@rsbuild/plugin-react';"] : []),
    "import { defineConfig } from '@rslib/core';",
  ];
  const body = write(fieldsOf(state), '');
  return `${imports.join('\n')}\n\nexport default defineConfig(${body});\n`;
}

function fieldsOf(state: State): Value {
  const { react, entries, target } = packages[state.input];
  const lib = filled(libOf(state));
  const several = Object.keys(entries).length > 1;
  return {
    lib: lib && new Code(`[${write(lib, '  ')}]`),
    plugins: react ? new Code('[pluginReact()]') : undefined,
    source: several && state.bundle ? { entry: entries } : undefined,
    output: filled({
      target: target ?? (isForScripts(state) ? 'web' : undefined),
      autoExternal: isDefault(state, 'autoExternal') ? undefined : state.autoExternal,
      minify: state.minify || undefined,
    }),
    tools: state.format === 'iife' ? globalOf(state) : undefined,
  };
}

/** What runs in a `<script>` needs the globals of a browser, but for what only Node.js has. */
function isForScripts({ input, format }: State): boolean {
  return (format === 'umd' || format === 'iife') && input !== 'node';
}

function libOf(state: State): { readonly [key: string]: Value | undefined } {
  const shim = { __dirname: true, __filename: true, require: true };
  const declarations = {
    off: undefined,
    files: true,
    bundled: { bundle: true },
  } as const;
  return {
    format: isDefault(state, 'format') ? undefined : state.format,
    bundle: state.bundle ? undefined : false,
    dts: declarations[state.dts],
    syntax: isDefault(state, 'syntax') ? undefined : state.syntax,
    externalHelpers: state.externalHelpers || undefined,
    shims: state.shims ? { esm: shim } : undefined,
    banner: state.banner ? { js: bannerOf(state) } : undefined,
    umdName: state.format === 'umd' ? packages[state.input].global : undefined,
  };
}

/** The exports of an `iife` go to a variable only where the bundler is told its name. */
function globalOf({ input }: State): Value {
  const library = { type: 'global', name: packages[input].global };
  return { rspack: { output: { library } } };
}

function filled(fields: {
  readonly [key: string]: Value | undefined;
}): { readonly [key: string]: Value | undefined } | undefined {
  return Object.values(fields).some((value) => value !== undefined) ? fields : undefined;
}

/** An object of one line where it fits, else one of many, in the shape that formatters give it. */
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
