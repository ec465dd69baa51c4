import { get, is, listOf, textOf, truth, type Value, valuesOf } from '../read/value.ts';
import {
  both,
  type Output,
  type Rule,
  type Rules,
  type Use,
  type Whole,
} from './draft.ts';
import { withoutDot } from './files.ts';
import { inWords, nothing, type Tables, tables } from './options.ts';
import * as packages from './packages.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';

/** The rules that rows name. */
const named: Rules = {
  byHand: rules.byHand,
  none: rules.none,
  unneeded: rules.unneeded,
};

/** What the options of the tables become; `own` are the rules of options that need more than a row. */
export function rulesOf(tables: Tables, own: Rules): Rules {
  const all: Record<string, Rule> = {};
  for (const [section, rows] of Object.entries(tables))
    for (const [options = '', counterpart = '', name = ''] of rows) {
      const paths = counterpart.split(' ');
      for (const [index, option] of options.split(' ').entries()) {
        const path = paths[index] ?? paths[0] ?? '';
        const rule = own[option] ?? named[name] ?? usual[path] ?? sameAs(path);
        const link = `/guide/migration/${section}`;
        all[option] = (value, use) => rule(value, { ...use, link });
      }
    }
  const unlisted = Object.keys(own).filter((option) => !all[option]);
  if (unlisted.length > 0) throw new Error(`No row lists ${unlisted.join(', ')}.`);
  return all;
}

/** What becomes of an option with this counterpart in any tool, if that is more than the same value. */
const usual: Rules = {
  'lib.banner': shared.around,
  'lib.footer': shared.around,
  'lib.format': shared.format,
  'lib.shims': shared.shims,
  'lib.syntax': shared.syntax,
  'lib.umdName': packages.globalName,
  'output.autoExternal': packages.nothingBundled,
  'output.autoExternal.exclude': packages.bundled,
  'output.cleanDistPath': shared.clean,
  'output.distPath': shared.outDir,
  'output.externals': packages.external,
  'output.injectStyles': shared.injectStyles,
  'output.minify': shared.minify,
  'output.sourceMap': shared.sourceMap,
  'output.target': shared.platform,
  'resolve.alias': shared.aliases,
  'source.define': shared.define,
  'source.entry': sources.entry,
  'source.tsconfigPath': shared.tsconfig,
};

const sameAs = (counterpart: string): Rule =>
  counterpart === nothing || counterpart === inWords
    ? rules.none
    : rules.to(counterpart.replace(/^lib\./, ''));

/** The rows about outputs, which the options of other tools contain, and the other ones of Rollup. */
export const { 'rollup-options#input': ofInput, ...ofOutput } = tables.rollup;

/** The options of the bundler: those of Rollup, or two names for those below `build` of Vite. */
export function bundlerOf(config: Value): Value | undefined {
  const build = get(config, 'build');
  if (!build) return config;
  return get(build, 'rollupOptions') ?? get(build, 'rolldownOptions');
}

export const outputOf = ({ config }: Pick<Use, 'config'>) =>
  get(bundlerOf(config), 'output');

/** The outputs of a configuration, each alone; those in a format of Rslib become items. */
export function outputsOf({ config }: Whole): Output[] {
  const whole = outputOf({ config });
  const all = listOf(whole).filter((one) => truth(one) !== false);
  return all.map((output) => {
    const [format] = shared.formatsOf([textOf(get(output, 'format')) ?? 'esm']);
    const own = rules.replaced(config, whole, output);
    return { config: own, at: output.at, ...(format && { format }) };
  });
}

/** File names as Rollup and Rolldown take them. */
export const entryFileNames: Rule = (value, use) => {
  const name = textOf(value);
  if (!name || /\[(?!name\])/.test(name))
    return rules.leave(use, value, 'output.filename');
  return name.startsWith('[name].')
    ? shared.setExtension(use, name.slice('[name]'.length))
    : rules.set(use, 'output.filename.js', name);
};

/** Endings that say what a file is for; they stay in `filename`, the rest is the entry. */
export const ending =
  /(?:\.(?:umd|iife|esm?|cjs|min|module|global|browser|legacy-esm))*\.[cm]?js$/;

/** The path of a single entry; `undefined` of several, of a pattern, and of what is not known. */
export function onlyEntry(value: Value | undefined): string | undefined {
  const [first, second] = valuesOf(value);
  const path = second ? undefined : textOf(first);
  return path && !/[*{!]/.test(path) ? path : undefined;
}

/** `dist/esm/name.umd.js` as the folder, the entry and the ending. */
const file: Rule = (value, use) => {
  const [, folder = '.', base = ''] =
    /^(?:\.\/)?(?:(.*)\/)?([^/]+)$/.exec(textOf(value) ?? '') ?? [];
  if (!base || !ending.test(base)) return rules.leave(use, value, 'output.filename');
  const path = 'output.distPath';
  const moved =
    folder === 'dist' ? rules.unneeded(value, use) : rules.set(use, path, folder);
  const name = base.replace(ending, '');
  const input = onlyEntry(get(use.config, 'input') ?? get(use.config, 'entry'));
  const named = input
    ? sources.setEntries(use, { [name]: input })
    : // The command line has the input, and this the name.
      rules.leave(use, value, 'source.entry');
  return both(moved, named, shared.setExtension(use, base.slice(name.length)));
};

export const input: Rule = (value, use) => {
  const output = outputOf(use);
  const isNamed = ending.test(textOf(get(output, 'file')) ?? '');
  // A path that is named by another option is set there.
  const isElsewhere =
    is(get(output, 'preserveModules'), true) || (isNamed && onlyEntry(value));
  return (isElsewhere ? sources.elsewhere : sources.entryByFile)(value, use);
};

const preserveModules: Rule = (value, use) => {
  if (!is(value, true)) return rules.unneeded(value, use);
  const root = textOf(get(outputOf(use), 'preserveModulesRoot'));
  const { config } = use;
  const lib = get(get(config, 'build'), 'lib');
  const input = get(config, 'input') ?? get(lib, 'entry') ?? get(config, 'entries');
  const [first] = valuesOf(input);
  const entry = textOf(first) ?? textOf(get(first, 'input')) ?? 'src/';
  sources.everyFile(use, [root ? `${withoutDot(root).replace(/\/$/, '')}/**` : entry]);
  return rules.inside('bundle')(value, use);
};

/** Only the folder of the entries, without `preserveModules`. */
const preserveModulesRoot: Rule = (value, use) => {
  const isUsed = is(get(outputOf(use), 'preserveModules'), true);
  return (isUsed ? sources.elsewhere : rules.unneeded)(value, use);
};

/** What becomes of the options of an output; `plugins` is the rule for those in it. */
export const outputRules = (plugins: Rule) =>
  rulesOf(ofOutput, {
    file,
    entryFileNames,
    preserveModules,
    preserveModulesRoot,
    globals: packages.globals,
    exports: rules.unlessOneOf('auto', 'named'),
    esModule: rules.unlessOneOf(true, 'if-default-prop'),
    interop: rules.unlessOneOf('auto', 'compat'),
    noConflict: rules.unlessOneOf(false),
    strict: rules.unlessOneOf(true),
    plugins,
  });
