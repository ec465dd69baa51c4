import { compilerOptions } from '../read/project.ts';
import {
  dynamic,
  type Field,
  get,
  is,
  listOf,
  object,
  plain,
  textOf,
  truth,
  type Value,
} from '../read/value.ts';
import { both, type Result, type Use } from './draft.ts';
import { type KnownPlugin, pluginOf, sectionOf } from './modules.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';

/** Declarations are asked for here or in `tsconfig.json`, and may have a folder of their own. */
const typescript: rules.Rule = (value, use) => {
  use.item.compiler = { ...rules.subjectOf(use), name: 'typescript' };
  const override = get(value, 'tsconfigOverride') ?? value;
  const project = compilerOptions(use.draft.project);
  const option = (name: string) =>
    get(get(override, 'compilerOptions'), name) ?? get(value, name);
  const isAsked = option('declaration') ?? plain(project.declaration === true);
  if (!is(isAsked, true)) return rules.unneeded(value, use);
  const folder = textOf(option('declarationDir')) ?? project.declarationDir;
  // This plugin reads the folder only if it is told to; `.` is the folder of each output.
  const isDeaf =
    use.option === 'rollup-plugin-typescript2' &&
    !is(option('useTsconfigDeclarationDir'), true);
  return typeof folder === 'string' && !isDeaf && !/^\.?\/?$/.test(folder)
    ? rules.set(use, 'dts.distPath', folder)
    : shared.askForTypes(use, false);
};

/** What Rslib takes from `tsconfig.json`. */
const inTsconfig =
  (link: string): rules.Rule =>
  (value, use) =>
    rules.byHand(value, { ...use, link });
const files = '/guide/migration/check#tsconfig-build';

/** The options of the plugins for TypeScript, also below `compilerOptions`. */
const compilation: rules.Rules = {
  ...rules.every(rules.unneeded, pluginOf('rollup-plugin-typescript2')?.unneeded ?? ''),
  ...rules.every(inTsconfig(files), 'include exclude files jsx'),
  ...rules.every(rules.ifThere('dts'), 'declaration declarationDir'),
  declarationMap: inTsconfig('/guide/advanced/dts#declaration-map'),
  target: shared.syntax,
  tsconfig: shared.tsconfig,
};

/** Words, versions and paths, but no variables such as `process.env.A` and `__DEV__`. */
const isName = /^(?!(?:process|globalThis|window|import\.meta)\.)[@a-z\d][\w@./-]*$/;

export const replace: rules.Rule = (value, use) => {
  const inner = get(value, 'values') ?? value;
  if (inner.kind !== 'object') return rules.leave(use, inner, 'source.define');
  const own = {
    ...rules.every(rules.unneeded, 'preventAssignment objectGuards values'),
    ...rules.every(rules.none, 'delimiters include exclude sourceMap sourcemap'),
  };
  const isOwn = ({ name }: { name: string }) => Object.hasOwn(own, name);
  const options =
    value.kind === 'object'
      ? rules.apply(own, { ...value, fields: value.fields.filter(isOwn) }, use)
      : [];
  const kept = inner.fields.filter((field) => !isOwn(field));
  // The plugin inserts text, `define` an expression: a word or a version becomes a string.
  const isText = (text: string) =>
    isName.test(text) && !/^(?:true|false|null|undefined|NaN|Infinity|\d+)$/.test(text);
  const expression = (given: Value): Value => {
    // What code gives is a text, too.
    if (given.kind === 'code' && !given.at.text.startsWith('JSON.stringify('))
      return dynamic(given.at);
    const text = textOf(given) ?? '';
    return isText(text) ? plain(JSON.stringify(text), given.at) : given;
  };
  const expressions = kept.map((one) => ({
    name: one.name,
    value: expression(one.value),
  }));
  const defined = shared.define({ ...inner, fields: expressions }, use);
  // Expressions for names and properties are replaced in the same way.
  const isExpression = ({ name, value }: Field) =>
    /^[A-Za-z_$][\w$.]*$/.test(name) && !isText(textOf(value) ?? '');
  if (kept.every(isExpression) && !get(value, 'delimiters'))
    return rules.some([...defined, ...options], value, use);
  const why = rules.note(use, 'replace', value.at);
  // Text that is replaced in expressions alone is not the same.
  const effects = defined.map((one) =>
    one.fate === 'carried' ? ({ ...one, fate: 'replaced', note: why } as const) : one,
  );
  return rules.some([...effects, ...options], value, use);
};

/** What the plugins that are known become, by their names in the list. */
const changes: rules.Rules = {
  typescript,
  esbuild: (value, use) => compileWith(use.option, value, use),
  swc(value, use) {
    const target = get(get(get(value, 'swc') ?? value, 'jsc'), 'target');
    const compiler = compileWith(use.option, value, use);
    return target ? shared.syntax(target, use) : compiler;
  },
  dts: (_, use) => shared.askForTypes(use, true),
  viteDts(value, use) {
    const bundle = get(value, 'rollupTypes') ?? get(value, 'bundleTypes');
    return shared.askForTypes(use, bundle !== undefined && truth(bundle) !== false);
  },
  terser: ({ at }, use) => shared.minify(plain(true, at), use),
  replace,
  react: (value, use) => shared.addReact(use, is(get(value, 'jsxRuntime'), 'classic')),
  // For Node.js, templates would become strings.
  vue: (_, use) =>
    both(shared.addPlugin(use, 'vue'), rules.set(use, 'output.target', 'web')),
};

/** Remembers which plugin compiles. */
function compileWith(name: string, value: Value, use: Use): Result {
  use.item.compiler = { ...rules.subjectOf(use), name };
  return rules.unneeded(value, use);
}

/** The options of plugins that Rslib has some use for. */
const options: Readonly<Record<string, rules.Rules>> = {
  nodeResolve: {
    // It is also what the field `browser` of packages needs.
    browser: rules.on('output.target', 'web'),
    dedupe: rules.to('resolve.dedupe'),
    mainFields: rules.to('resolve.mainFields'),
    extensions: rules.to('resolve.extensions'),
  },
  typescript: {
    ...compilation,
    compilerOptions: rules.fields(compilation),
    tsconfigOverride: rules.fields({
      ...compilation,
      compilerOptions: rules.fields(compilation),
    }),
  },
  esbuild: { target: shared.syntax, minify: shared.minify, tsconfig: shared.tsconfig },
  viteDts: {
    ...rules.every(rules.ifThere('dts.bundle'), 'rollupTypes bundleTypes'),
    ...rules.every(inTsconfig(files), 'include exclude'),
    tsconfigPath: shared.tsconfig,
    outDir: rules.to('dts.distPath'),
  },
  // SWC has other defaults for most of these.
  terser: rules.every(rules.unlessOneOf(true), 'compress mangle format output ecma'),
  alias: { entries: shared.aliases },
  react: { jsxRuntime: rules.ifThere('plugins') },
};

/** What becomes of a plugin: of itself, and of each of its options. */
const ruleFor = ({ name, unneeded }: KnownPlugin): rules.Rule => {
  const all = { ...rules.every(rules.unneeded, unneeded), ...options[name] };
  const change = changes[name];
  return (value, use) => {
    // These have read their options themselves.
    if (/^(?:replace|none)$/.test(name)) return (change ?? rules.unneeded)(value, use);
    const done = change?.(value, use) ?? [];
    return rules.some([...done, ...rules.fields(all)(value, use)], value, use);
  };
};

/** The plugin `minify` of `rollup-plugin-esbuild` and `rollup-plugin-swc3`. */
const minifyPlugin: KnownPlugin = { name: 'terser', modules: '', unneeded: 'sourceMap' };

/** The plugins of Rollup and Vite; those without a counterpart stay as a comment. */
export const plugins: rules.Rule = (value, use) =>
  rules.each(listOf(value), value, use, (item, own) => {
    const { from: module, name } = item.kind === 'call' ? item : { from: '', name: '' };
    // Another plugin of a package, with options of its own.
    const known = name === 'minify' ? minifyPlugin : pluginOf(module);
    const link = sectionOf(module) ?? use.link;
    if (known && item.kind === 'call') {
      const given = item.args[0] ?? object({}, item.at);
      return ruleFor(known)(given, { ...own, link, option: module });
    }
    if (item.kind === 'plain') return rules.unneeded(item, own);
    const effects = rules.leave({ ...own, link }, item, '', 'plugin');
    const [left, ...others] = effects.map((one) => ({
      ...one,
      option: module || one.option,
    }));
    return left ? [left, ...others] : effects;
  });
