import { get, is, plain, textOf, truth, type Value } from '../read/value.ts';
import { leave, note, type Rule, set, to, type Use, unneeded, written } from './draft.ts';
import { addPlugin, addReact, define, minify, syntax } from './shared.ts';

/** What is set for the first argument of a plugin. */
const argument =
  (rule: Rule): Rule =>
  (value, use) => {
    const [first] = value.kind === 'call' ? value.args : [];
    if (first) rule(first, use);
  };

/** `dts` for the declarations that the configuration asks for; finished in `declarations.ts`. */
export function setDts(use: Use, bundle: boolean): void {
  const modules = use.items.filter(({ format }) => format === 'esm' || format === 'cjs');
  const items = modules.length > 0 ? modules : use.items;
  set({ ...use, items }, 'dts', bundle ? { bundle: true } : true);
}

const typescript = argument((value, use) => {
  const options = get(value, 'compilerOptions') ?? value;
  if (is(get(options, 'declaration'), true)) setDts(use, false);
  const target = get(options, 'target');
  if (target) syntax(target, use);
  const file = get(value, 'tsconfig');
  if (textOf(file)) set(use, 'source.tsconfigPath', textOf(file));
});

const replace = argument((value, use) => {
  if (value.kind !== 'object') return leave(use, value, 'source.define');
  const inner = get(value, 'values') ?? value;
  if (inner.kind !== 'object') return leave(use, inner, 'source.define');
  const own = /^(?:preventAssignment|delimiters|include|exclude|values|objectGuards)$/;
  const kept = inner.fields.filter(({ name }) => !own.test(name));
  // The plugin inserts text, `define` an expression.
  const expressions = kept.map(({ name, value: given }) => {
    const text = textOf(given);
    const isCode =
      text === undefined || /^(?:["'`[{].*|true|false|null|-?\d+)$/s.test(text);
    return { name, value: isCode ? given : plain(JSON.stringify(text), given.at) };
  });
  define({ ...inner, fields: expressions }, use);
  note(use, 'replace', value.at, '/guide/migration/rollup-plugins#replace');
});

const alias = argument((value, use) => {
  const entries = get(value, 'entries');
  if (entries?.kind === 'object') return to('resolve.alias')(entries, use);
  if (entries?.kind !== 'list') return leave(use, value, 'resolve.alias');
  for (const item of entries.items) {
    const [find, replacement] = [textOf(get(item, 'find')), get(item, 'replacement')];
    const node = replacement && written(replacement, use, 'resolve.alias');
    const isPackage = typeof node === 'string' && /^[@\w]/.test(node);
    if (find && isPackage) set(use, 'output', { externals: { [find]: node } });
    else if (find && node && !find.startsWith('.'))
      set(use, 'resolve', { alias: { [find]: node } });
    else leave(use, item, 'resolve.alias');
  }
});

const styles: Rule = (value, use) => {
  const [options] = value.kind === 'call' ? value.args : [];
  const extract = get(options, 'extract');
  set(use, 'output.target', 'web');
  if (textOf(extract)) set(use, 'output', { filename: { css: textOf(extract) } });
  else if (!extract || truth(extract) === false) set(use, 'output.injectStyles', true);
};

const copy = argument((value, use) => {
  const targets = get(value, 'targets');
  if (targets?.kind !== 'list') return leave(use, value, 'output.copy');
  for (const item of targets.items) {
    const [from, folder] = [textOf(get(item, 'src')), textOf(get(item, 'dest'))];
    if (!from || !folder) leave(use, item, 'output.copy');
    else
      set(use, 'output.copy', [{ from, to: folder.replace(/^(?:\.\/)?dist\/?/, './') }]);
  }
});

const vitePluginDts: Rule = (value, use) => {
  const [options] = value.kind === 'call' ? value.args : [];
  const bundle = get(options, 'rollupTypes') ?? get(options, 'bundleTypes');
  setDts(use, bundle !== undefined && truth(bundle) !== false);
};

const react = (value: Value, use: Use) => {
  const [options] = value.kind === 'call' ? value.args : [];
  addReact(use, is(get(options, 'jsxRuntime'), 'classic'));
};

const withPlugin =
  (from: string, name: string): Rule =>
  (_, use) =>
    addPlugin(use, from, name);

const rules: readonly (readonly [modules: RegExp, rule: Rule])[] = [
  [/^(?:@rollup\/plugin-|rollup-plugin-)(?:typescript|typescript2|ts)$/, typescript],
  [
    /^@rollup\/plugin-(?:node-resolve|commonjs|json|swc)$|rollup-plugin-(?:esbuild|swc3?)$/,
    unneeded,
  ],
  [/peer-?deps-external|node-externals|externalize-deps|auto-external/, unneeded],
  [/preserve-(?:directives|shebang)|vite-tsconfig-paths|rollup-plugin-delete/, unneeded],
  [/^rollup-plugin-dts$/, (_, use) => setDts(use, true)],
  [/^(?:vite-plugin-dts|unplugin-dts)(?:\/|$)/, vitePluginDts],
  [
    /^(?:@rollup\/plugin-terser|rollup-plugin-terser)$/,
    (value, use) => minify({ kind: 'plain', value: true, at: value.at }, use),
  ],
  [
    /^@rollup\/plugin-babel$/,
    (value, use) =>
      leave(
        { ...use, link: '/guide/migration/rollup-plugins#babel' },
        value,
        '',
        'plugin',
      ),
  ],
  [/^@rollup\/plugin-replace$/, replace],
  [/^@rollup\/plugin-alias$/, alias],
  [/^rollup-plugin-(?:postcss|styles|css-only|sass|scss)$/, styles],
  [/^rollup-plugin-copy$/, copy],
  [/^@vitejs\/plugin-react(?:-swc)?$/, react],
  [/^@vitejs\/plugin-vue$/, withPlugin('@rsbuild/plugin-vue', 'pluginVue')],
  [
    /^@sveltejs\/vite-plugin-svelte$/,
    withPlugin('@rsbuild/plugin-svelte', 'pluginSvelte'),
  ],
  [
    /^(?:vite-plugin-svgr|@svgr\/rollup)$/,
    withPlugin('@rsbuild/plugin-svgr', 'pluginSvgr'),
  ],
];

/** The plugins of Rollup and Vite; those without a counterpart stay as a comment. */
export const plugins: Rule = (value, use) => {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items) {
    if (item.kind === 'plain') continue;
    if (item.kind === 'list') {
      plugins(item, use);
      continue;
    }
    const rule =
      item.kind === 'call' && rules.find(([modules]) => modules.test(item.from))?.[1];
    if (rule) rule(item, use);
    else leave(use, item, '', 'plugin');
  }
};

/** Whether a plugin of the list comes from a module with this name. */
export function hasPlugin(value: Value | undefined, module: RegExp): boolean {
  if (value?.kind === 'list') return value.items.some((item) => hasPlugin(item, module));
  return value?.kind === 'call' && module.test(value.from);
}
