import { inspect } from 'node:util';
import { changedToggles } from '../../format/states.ts';
import { definitions, type State, type Toggle } from '../../format/toggles.ts';
import { packageOf } from './manifest.ts';

/** What is configured for a toggle that is not at its default, where that is not its value. */
const settings: { readonly [T in Toggle]?: (state: State) => unknown } = {
  dts: ({ dts }) => (dts === 'bundled' ? { bundle: true } : true),
  shims: () => ({ esm: { __dirname: true, __filename: true, require: true } }),
  banner: ({ input }) => ({ js: `/*! ${packageOf(input).name} | MIT */` }),
};

/**
 * The shortest `rslib.config.ts` of a state: what differs from the tool's defaults, and what the
 * input cannot be built without. Lines are at most 60 columns long.
 */
export function configOf(state: State): string {
  const { format, input, bundle } = state;
  const { name: packageName, exports } = packageOf(input);
  const name = packageName.replaceAll(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase());
  const valuesOf = (toggles: readonly Toggle[]) =>
    toggles.map((toggle) => [toggle, settings[toggle]?.(state) ?? state[toggle]]);
  const changed = changedToggles(state);
  const inOutput = (toggle: Toggle) => definitions[toggle].section === 'output';
  const lib = valuesOf(changed.filter((toggle) => !inOutput(toggle)));
  const output = valuesOf(changed.filter(inOutput));
  if (format === 'umd') lib.push(['umdName', name]);
  // Scripts in a page need the globals of a browser, except for what only Node.js has.
  const isForPage = (format === 'umd' || format === 'iife') && input !== 'node';
  if (isForPage) output.unshift(['target', 'web']);
  const entries = Object.values(exports).map(({ default: file }) => [
    file.replace(/^\.\/dist\/|\.js$/g, ''),
    file.replace(/^\.\/dist\/(.*)\.js$/, './src/$1.ts'),
  ]);
  // An `iife` assigns its exports to a variable only if the bundler gets its name.
  const library = { type: 'global', name };
  const fields = [
    ['lib', lib.length > 0 && [Object.fromEntries(lib)]],
    ['source', entries.length > 1 && bundle && { entry: Object.fromEntries(entries) }],
    ['output', output.length > 0 && Object.fromEntries(output)],
    ['tools', format === 'iife' && { rspack: { output: { library } } }],
  ];
  const lines = fields.flatMap(([key, value]) =>
    value ? [`  ${key}: ${literal(value)},\n`] : [],
  );
  const config = lines.length > 0 ? `\n${lines.join('')}` : '';
  return `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({${config}});\n`;
}

/** A value as formatters write it in a field: on one line if it fits, otherwise on several. */
function literal(value: unknown): string {
  return inspect(value, { depth: null, compact: 4, breakLength: 54 })
    .replaceAll(/(?<=\[) (?=\S)|(?<=\S) (?=\])/g, '')
    .replaceAll(/(?<=[^,{])\n(?= *[}\]])/g, ',\n')
    .replaceAll('\n', '\n  ');
}
