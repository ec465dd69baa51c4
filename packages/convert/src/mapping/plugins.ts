import { get, is, listOf, object, plain, textOf, textsOf, truth } from '../read/value.ts';
import type { NoteKey } from '../warnings.ts';
import type { Effect, Use } from './draft.ts';
import { both, type Result } from './effects.ts';
import { compilerOptions } from './project.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';

/** `dts` for the declarations that the configuration asks for; finished in `complete.ts`. */
export function askForTypes(use: Use, bundle: boolean): Result {
  return rules.set(use, 'dts', bundle ? { bundle: true } : true);
}

/**
 * A plugin: the names of options that Rslib needs none for, the rules of others, and what it becomes
 * whatever its options are.
 */
const plugin =
  (names: string, own: rules.Rules = {}, change?: rules.Rule): rules.Rule =>
  (value, use) => {
    const done = change?.(value, use) ?? [];
    const all = { ...rules.every(rules.unneeded, names), ...own };
    return rules.some([...done, ...rules.fields(all)(value, use)], value, use);
  };

const typescript: rules.Rule = (value, use) => {
  const override = get(value, 'tsconfigOverride') ?? value;
  const option = (name: string) =>
    get(get(override, 'compilerOptions'), name) ?? get(value, name);
  const project = compilerOptions(use.draft.project);
  const file = option('tsconfig');
  const asked = option('declaration') ?? plain(project.declaration === true);
  const done: Effect[] = [];
  if (is(asked, true)) done.push(...askForTypes(use, use.option === 'rollup-plugin-ts'));
  const isDeaf =
    use.option === 'rollup-plugin-typescript2' &&
    !is(option('useTsconfigDeclarationDir'), true);
  const folder = isDeaf
    ? undefined
    : (textOf(option('declarationDir')) ?? project.declarationDir);
  // This plugin takes the folder of the package for that of each output.
  const isBeside =
    use.option === '@rollup/plugin-typescript' && /^\.?\/?$/.test(String(folder));
  if (typeof folder === 'string' && use.item.settings.dts && !isBeside)
    done.push(...rules.set(use, 'dts.distPath', folder));
  const target = option('target');
  if (target)
    done.push(...shared.syntax(target, { ...use, option: `${use.option}.target` }));
  use.item.compiler = { ...rules.subjectOf(use), name: 'typescript' };
  if (file) shared.tsconfig(file, use);
  const inner = { ...compilation, compilerOptions: rules.fields(compilation) };
  const all = { ...inner, tsconfigOverride: rules.fields(inner) };
  return rules.some([...done, ...rules.fields(all)(value, use)], value, use);
};

/** What Rslib takes from `tsconfig.json`. */
const inTsconfig =
  (link: string): rules.Rule =>
  (value, use) =>
    rules.byHand(value, { ...use, link });
const files = '/guide/migration/check#tsconfig-build';

/** What is read above, what only a build without Rslib needs, and what others do here. */
const compilation: rules.Rules = {
  ...rules.every(
    rules.unneeded,
    `noEmit sourceMap inlineSources module moduleResolution outDir rootDir incremental
   tsBuildInfoFile filterRoot noEmitOnError typescript tslib check cacheRoot cacheDir
   clean verbosity abortOnError outputToFilesystem`,
  ),
  ...rules.every(inTsconfig(files), 'include exclude files jsx'),
  ...rules.every(
    rules.ifThere('dts'),
    'declaration declarationDir emitDeclarationOnly useTsconfigDeclarationDir',
  ),
  target: rules.ifThere('syntax'),
  tsconfig: rules.ifThere('source.tsconfigPath'),
  declarationMap: inTsconfig('/guide/advanced/dts#declaration-map'),
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
  const expressions = kept.map(({ name, value: given }) => ({
    name,
    value: isText(textOf(given) ?? '')
      ? plain(JSON.stringify(textOf(given)), given.at)
      : given,
  }));
  const defined = shared.define({ ...inner, fields: expressions }, use);
  const why = rules.note(use, 'replace', value.at);
  // Text that is replaced in expressions alone is not the same.
  const effects = defined.map((one) =>
    one.fate === 'carried' ? ({ ...one, fate: 'replaced', note: why } as const) : one,
  );
  return rules.some([...effects, ...options], value, use);
};

/** What becomes of a plugin with these options. */
const known: readonly (readonly [modules: RegExp, rule: rules.Rule])[] = [
  [/^(?:@rollup\/plugin-|rollup-plugin-)(?:typescript|typescript2|ts)$/, typescript],
  [
    /^(?:@rollup\/|rollup-)plugin-node-resolve$/,
    plugin('preferBuiltins moduleDirectories resolveOnly rootDir', {
      // It is also what the field `browser` of packages needs.
      browser: rules.on('output.target', 'web'),
      dedupe: rules.to('resolve.dedupe'),
      mainFields: rules.to('resolve.mainFields'),
      // Plugins for TypeScript find its files whatever the list says.
      extensions: (value, use) => {
        if (!textsOf(value)?.includes('.ts'))
          rules.set(use, 'resolve.extensions', ['.ts', '.tsx']);
        return rules.to('resolve.extensions')(value, use);
      },
    }),
  ],
  [
    /^(?:@rollup\/|rollup-)plugin-(?:commonjs|json)$|preserve-shebang|vite-tsconfig-paths|rollup-plugin-delete/,
    rules.unneeded,
  ],
  [
    /^rollup-plugin-esbuild$/,
    plugin(
      'include exclude sourceMap optimizeDeps',
      {
        target: shared.syntax,
        minify: shared.minify,
        tsconfig: shared.tsconfig,
      },
      (value, use) => {
        use.item.compiler = { ...rules.subjectOf(use), name: use.option };
        return rules.unneeded(value, use);
      },
    ),
  ],
  [
    /^(?:@rollup\/plugin-swc|rollup-plugin-swc3?)$/,
    plugin('', {}, (value, use) => {
      const target = get(get(get(value, 'swc') ?? value, 'jsc'), 'target');
      use.item.compiler = { ...rules.subjectOf(use), name: use.option };
      return (target ? shared.syntax : rules.unneeded)(target ?? value, use);
    }),
  ],
  [/^rollup-plugin-dts$/, plugin('tsconfig', {}, (_, use) => askForTypes(use, true))],
  [
    /^(?:vite-plugin-dts|unplugin-dts)(?:\/|$)/,
    plugin(
      'insertTypesEntry entryRoot staticImport declarationOnly logLevel cleanVueFileName',
      {
        ...rules.every(rules.ifThere('dts.bundle'), 'rollupTypes bundleTypes'),
        ...rules.every(inTsconfig(files), 'include exclude'),
        tsconfigPath: shared.tsconfig,
        outDir: rules.to('dts.distPath'),
      },
      (value, use) => {
        const bundle = get(value, 'rollupTypes') ?? get(value, 'bundleTypes');
        return askForTypes(use, bundle !== undefined && truth(bundle) !== false);
      },
    ),
  ],
  [
    /^(?:@rollup\/|rollup-)plugin-terser$/,
    plugin(
      'module toplevel maxWorkers sourcemap',
      // SWC has other defaults for most of these.
      rules.every(rules.unlessOneOf(true), 'compress mangle format output ecma'),
      ({ at }, use) => shared.minify(plain(true, at), use),
    ),
  ],
  [/^(?:@rollup\/|rollup-)plugin-replace$/, replace],
  [/^(?:@rollup\/|rollup-)plugin-alias$/, rules.fields({ entries: shared.aliases })],
  [
    /^@vitejs\/plugin-react(?:-swc)?$/,
    plugin('include exclude', { jsxRuntime: rules.ifThere('plugins') }, (value, use) =>
      shared.addReact(use, is(get(value, 'jsxRuntime'), 'classic')),
    ),
  ],
  [
    /^(?:@vitejs\/plugin-vue|unplugin-vue\/\w+)$/,
    plugin('', {}, (_, use) => {
      const added = shared.addPlugin(use, 'vue');
      // For Node.js, templates would become strings.
      return both(added, rules.set(use, 'output.target', 'web'));
    }),
  ],
];

/** The plugin `minify` of `rollup-plugin-esbuild` and `rollup-plugin-swc3`. */
const minifyPlugin = plugin('sourceMap', {}, ({ at }, use) =>
  shared.minify(plain(true, at), use),
);

/** What becomes of the plugin of a module; `undefined` if no counterpart is known. */
const ruleOf = (module: string) => known.find(([modules]) => modules.test(module))?.[1];

/** Whether a module of the old configuration is a plugin that is no longer needed. */
export const isReplaced = (module: string): boolean => ruleOf(module) !== undefined;

/** The sections about plugins of which something has to be done by hand. */
const sections: readonly (readonly [modules: RegExp, link: string, key?: NoteKey])[] = [
  [
    /peer-?deps-external|node-externals|externalize-deps|auto-external/,
    '/config/lib/auto-external',
  ],
  [/plugin-vue-jsx$/, '/guide/migration/vite-options#plugins', 'vueJsx'],
  [/preserve-directives$/, '/config/lib/banner#client', 'directives'],
  [/svelte|svgr/, '/config/rsbuild/plugins#tried'],
  [/babel/, '/guide/migration/rollup-options#babel'],
  [/plugin-alias$/, '/guide/migration/rollup-options#alias'],
  [
    /visualizer|postcss|styles|css-only|s[ac]ss|copy/,
    '/guide/migration/rollup-options#plugins',
  ],
];

/** The plugins of Rollup and Vite; those without a counterpart stay as a comment. */
export const plugins: rules.Rule = (value, use) =>
  rules.each(listOf(value), value, use, (item, own) => {
    const { from: module, name } = item.kind === 'call' ? item : { from: '', name: '' };
    // Another plugin of a package, with options of its own.
    const rule = name === 'minify' ? minifyPlugin : ruleOf(module);
    const [, link = use.link, key = 'plugin'] =
      sections.find(([modules]) => modules.test(module)) ?? [];
    if (rule && item.kind === 'call')
      return rule(item.args[0] ?? object({}, item.at), { ...own, link, option: module });
    if (item.kind === 'plain') return rules.unneeded(item, own);
    const effects = rules.leave({ ...own, link }, item, '', key);
    const [left, ...others] = effects.map((one) => ({
      ...one,
      option: module || one.option,
    }));
    return left ? [left, ...others] : effects;
  });
