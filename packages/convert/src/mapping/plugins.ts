import { get, is, listOf, object, plain, textOf, truth } from '../read/value.ts';
import { pick } from '../write/node.ts';
import { copyRule } from './copies.ts';
import type { Use } from './draft.ts';
import { externals } from './externals.ts';
import { modulesOf } from './packages.ts';
import { compilerOptions } from './project.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';

/** `dts` for the declarations that the configuration asks for; finished in `complete.ts`. */
export function setDts(use: Use, bundle: boolean): void {
  const modules = modulesOf(use);
  const own = modules.items.length > 0 ? modules : use;
  rules.set(own, 'dts', bundle ? { bundle: true } : true);
}

const typescript: rules.Rule = (value, use) => {
  const inner =
    get(value, 'compilerOptions') ??
    get(get(value, 'tsconfigOverride'), 'compilerOptions');
  const option = (name: string) => get(inner, name) ?? get(value, name);
  const project = compilerOptions(use.draft.project);
  const declaration = option('declaration');
  const file = option('tsconfig');
  const { tsconfig } = use.draft.project;
  const isSaid = project.declaration !== undefined || (tsconfig && !tsconfig.extends);
  const isRead = isSaid && (!file || shared.isTsconfig(file));
  if (declaration ? is(declaration, true) : project.declaration === true)
    setDts(use, use.option === 'rollup-plugin-ts');
  else if (!declaration && !isRead) use.draft.unsure.push(use);
  const folder = textOf(option('declarationDir')) ?? project.declarationDir;
  const typed = rules.only(use, ({ settings }) => settings.dts);
  if (typeof folder === 'string') rules.set(typed, 'dts', { distPath: folder });
  const target = option('target') ?? plain(String(project.target ?? ''));
  if (textOf(target)) shared.syntax(target, use);
  const jsx = textOf(option('jsx')) ?? '';
  if (/^react/.test(jsx)) shared.addReact(use, jsx === 'react');
  if (file) shared.tsconfig(file, use);
  typescriptOptions(value, use);
};

/** Rslib takes it from `tsconfig.json`. */
const declarationMap: rules.Rule = (value, use) =>
  rules.byHand(value, { ...use, link: '/guide/advanced/dts#declaration-map' });

/** What is read above, what only a build without Rslib needs, and what others do here. */
const compilation = {
  declarationMap,
  ...rules.every(
    rules.unneeded,
    `include exclude files declaration declarationDir emitDeclarationOnly noEmit jsx
   sourceMap inlineSources module moduleResolution outDir rootDir target incremental
   tsBuildInfoFile tsconfig filterRoot noEmitOnError typescript tslib check cacheRoot cacheDir
   clean verbosity useTsconfigDeclarationDir abortOnError outputToFilesystem`,
  ),
};
const inner = { ...compilation, compilerOptions: rules.fields(compilation) };
const typescriptOptions = rules.fields({
  ...inner,
  tsconfigOverride: rules.fields(inner),
});

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
  if (value.kind === 'object')
    rules.apply(own, { ...value, fields: value.fields.filter(isOwn) }, use);
  const kept = inner.fields.filter((field) => !isOwn(field));
  // The plugin inserts text, `define` an expression: a word or a version becomes a string.
  const expressions = kept.map(({ name, value: given }) => {
    const text = textOf(given) ?? (given.kind === 'dynamic' ? given.code : undefined);
    const isText = text !== undefined && isName.test(text);
    const isCode = /^(?:true|false|null|\d+)$/.test(text ?? '');
    return { name, value: isText && !isCode ? shared.quoted(given) : given };
  });
  shared.define({ ...inner, fields: expressions }, use);
  rules.note(use, 'replace', value.at);
};

const alias: rules.Rule = (value, use) => {
  const entries = get(value, 'entries');
  if (entries) shared.aliases(entries, use);
  else rules.leave(use, value, 'resolve.alias');
};

/** Styles that are injected or written to a file. The plugin for Sass returns a text by default. */
const styles: rules.Rule = (value, use) => {
  const given = get(value, 'extract') ?? get(value, 'output') ?? get(value, 'fileName');
  const isExtracted = given && truth(given) !== false;
  const isPostcss = /postcss|styles$/.test(use.option);
  const injects = isPostcss ? !isExtracted : is(get(value, 'insert'), true);
  if (!injects && !isExtracted && use.option === 'rollup-plugin-sass')
    return rules.leave(use, value, '', 'plugin');
  rules.set(use, 'output', { target: 'web', ...(injects && { injectStyles: true }) });
  for (const [{ settings }, own] of rules.split(use)) {
    // The stylesheet is called like the file of the output.
    const script = String(pick(settings, 'output.filename.js'));
    const [, name] = /^(\[name\]\..+)js$/.exec(script) ?? [];
    const css = textOf(given)?.replace(/^.*\//, '') ?? (name && `${name}css`);
    if (isExtracted && css) rules.set(own, 'output', { filename: { css } });
  }
  const read = 'extract output insert fileName inject autoModules config sourceMap use';
  rules.fields({
    ...rules.every(rules.unneeded, `${read} include exclude api`),
    ...rules.every(rules.none, 'minimize modules'),
    plugins: rules.byHand,
  })(value, use);
};

const vitePluginDts: rules.Rule = (value, use) => {
  const bundle = get(value, 'rollupTypes') ?? get(value, 'bundleTypes');
  setDts(use, bundle !== undefined && truth(bundle) !== false);
  const typed = rules.only(use, ({ settings }) => settings.dts);
  rules.fields({
    ...rules.every(
      rules.unneeded,
      'rollupTypes bundleTypes insertTypesEntry include exclude',
    ),
    ...rules.every(rules.unneeded, 'entryRoot staticImport logLevel cleanVueFileName'),
    tsconfigPath: shared.tsconfig,
    bundledPackages: rules.to('dts.bundle.bundledPackages'),
    outDir: (folder, { option }) =>
      rules.to('dts.distPath')(folder, { ...typed, option }),
  })(value, use);
};

const react: rules.Rule = (value, use) => {
  shared.addReact(use, is(get(value, 'jsxRuntime'), 'classic'));
  rules.fields(rules.every(rules.unneeded, 'jsxRuntime include exclude'))(value, use);
};

/** SWC has other defaults than terser for most options. */
const terser: rules.Rule = (value, use) => {
  shared.minify(plain(true, value.at), use);
  const minimizer = 'output.minify.jsOptions.minimizerOptions';
  for (const { name, value: given } of value.kind === 'object' ? value.fields : []) {
    const option = `${use.option}.${name}`;
    const isOnly = given.kind === 'object' && given.fields.length === 1;
    const isFormat = isOnly && /^(?:format|output)$/.test(name);
    const isSame =
      is(given, true) || /^(?:module|toplevel|maxWorkers|sourcemap)$/i.test(name);
    if (isFormat && is(get(given, 'comments'), false))
      rules.set(use, `${minimizer}.format`, { comments: false });
    else if (isSame) rules.unneeded(given, use);
    else rules.leave({ ...use, option }, given, '', 'none');
  }
};

const esbuildOptions = rules.fields({
  target: shared.syntax,
  minify: shared.minify,
  tsconfig: shared.tsconfig,
  define: shared.define,
  ...rules.every(rules.unneeded, 'include exclude sourceMap optimizeDeps'),
});

const esbuild: rules.Rule = (value, use) => {
  if (!get(value, 'target')) rules.set(use, 'syntax', 'es2017');
  esbuildOptions(value, use);
};

const nodeResolve = rules.fields({
  // It is also what the field `browser` of packages needs.
  browser: rules.on('output.target', 'web'),
  dedupe: rules.to('resolve.dedupe'),
  mainFields: rules.to('resolve.mainFields'),
  extensions: rules.to('resolve.extensions'),
  exportConditions: rules.to('resolve.conditionNames'),
  ...rules.every(rules.unneeded, 'preferBuiltins moduleDirectories resolveOnly rootDir'),
});

const dts: rules.Rule = (value, use) => {
  setDts(use, true);
  rules.fields(rules.every(rules.unneeded, 'tsconfig'))(value, use);
};

/** A framework's plugin is one of Rsbuild. */
const framework =
  (id: string): rules.Rule =>
  (value, use) => {
    shared.addPlugin(use, id);
    rules.fields({})(value, use);
  };

const copies = rules.fields({
  targets: copyRule('src', 'dest'),
  ...rules.every(rules.unneeded, 'copyOnce copySync hook verbose'),
});

/** What becomes of a plugin with these options. */
const known: readonly (readonly [modules: RegExp, rule: rules.Rule])[] = [
  [/^(?:@rollup\/plugin-|rollup-plugin-)(?:typescript|typescript2|ts)$/, typescript],
  [/^(?:@rollup\/|rollup-)plugin-node-resolve$/, nodeResolve],
  [/^(?:@rollup\/|rollup-)plugin-(?:commonjs|json)$/, rules.unneeded],
  [/^rollup-plugin-esbuild$/, esbuild],
  [/^(?:@rollup\/plugin-swc|rollup-plugin-swc3?)$/, rules.fields({})],
  [/peer-?deps-external|node-externals|externalize-deps|auto-external/, externals],
  [
    /preserve-(?:directives|shebang)|vite-tsconfig-paths|rollup-plugin-delete/,
    rules.unneeded,
  ],
  [/^rollup-plugin-dts$/, dts],
  [/^(?:vite-plugin-dts|unplugin-dts)(?:\/|$)/, vitePluginDts],
  [/^(?:@rollup\/|rollup-)plugin-terser$/, terser],
  [/^(?:@rollup\/|rollup-)plugin-replace$/, replace],
  [/^(?:@rollup\/|rollup-)plugin-alias$/, alias],
  [/^rollup-plugin-(?:postcss|styles|css-only|sass|scss)$/, styles],
  [/^rollup-plugin-copy$/, copies],
  [/^@vitejs\/plugin-react(?:-swc)?$/, react],
  [/^@vitejs\/plugin-vue$/, framework('vue')],
  [/^@sveltejs\/vite-plugin-svelte$/, framework('svelte')],
  [/^(?:vite-plugin-svgr|@svgr\/rollup)$/, framework('svgr')],
];

/** What becomes of the plugin of a module; `undefined` if no counterpart is known. */
const ruleOf = (module: string) => known.find(([modules]) => modules.test(module))?.[1];

/** Whether a module of the old configuration is a plugin that is no longer needed. */
export const isReplaced = (module: string): boolean => ruleOf(module) !== undefined;

/** The sections about plugins of which something has to be done by hand. */
const sections: readonly (readonly [modules: RegExp, link: string])[] = [
  [/babel/, '/guide/migration/rollup-options#babel'],
  [/plugin-alias$/, '/guide/migration/rollup-options#alias'],
  [/visualizer/, '/guide/migration/rollup-options#plugins'],
];

/** The plugins of Rollup and Vite; those without a counterpart stay as a comment. */
export const plugins: rules.Rule = (value, use) => {
  for (const item of listOf(value)) {
    const module = item.kind === 'call' ? item.from : '';
    const rule = ruleOf(module);
    const link = sections.find(([modules]) => modules.test(module))?.[1] ?? use.link;
    if (rule) rules.unneeded(item, use);
    // A plugin of its own in the same package, without the options of the other one.
    if (item.kind === 'call' && item.name === 'minify')
      shared.minify(plain(true, item.at), { ...use, option: module });
    else if (item.kind === 'list') plugins(item, use);
    else if (rule && item.kind === 'call')
      rule(item.args[0] ?? object({}, item.at), { ...use, link, option: module });
    else if (item.kind !== 'plain') rules.leave({ ...use, link }, item, '', 'plugin');
  }
};
