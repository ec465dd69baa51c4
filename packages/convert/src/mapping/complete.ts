import {
  basesOf,
  commandsOf,
  compilerOptions,
  installed,
  oldestReact,
  record,
  textsIn,
} from '../read/project.ts';
import { get, is } from '../read/value.ts';
import { declare } from './declarations.ts';
import type { Item, Use } from './draft.ts';
import { addFacts } from './facts.ts';
import {
  entriesOf,
  folderOf,
  isScript,
  isStylesheet,
  pathsIn,
  typesFolderOf,
  withoutDot,
} from './files.ts';
import { scriptsIn } from './outputs.ts';
import { joinGlobals } from './packages.ts';
import { note, setAll } from './rules.ts';
import { Code, pick, put, type Settings } from './settings.ts';
import { addPlugin, addReact } from './shared.ts';
import type { Tool } from './tool.ts';
import { buildTsconfigs } from './tsconfigs.ts';
import { compile } from './versions.ts';

/** The global object in browsers and in Node.js, also where none is called `globalThis`. */
const anyGlobal =
  "typeof globalThis !== 'undefined' ? globalThis : typeof self !== 'undefined' ? self : this";

/**
 * Adds what follows from the project rather than from a single option. Returns the files that the
 * build needs beside the configuration: what is in them, by name.
 */
export function complete(use: Use, tool: Tool): Record<string, Settings> {
  const { items, project } = use.draft;
  reportSame(use);
  // The wrapper for Node.js looks for `global`, which browsers do not have.
  const umd = items.filter(({ format }) => format === 'umd');
  setAll(umd, 'output', { target: 'web' });
  for (const text of basesOf(project)) note(use, 'inherited', { line: 0, text });
  for (const item of items) compile({ ...use, item }, tool.id);
  // Rslib takes the version from `package.json`, which these tools do not read.
  const engines = record(project.manifest?.engines);
  const isKnown = !project.tsconfig?.extends && !get(use.config, '...');
  if (/rollup|unbuild/.test(tool.id) && engines.node && isKnown)
    setAll(items.filter(hasNoSyntax), 'syntax', 'esnext');
  const isOld = ({ settings }: Item) =>
    !textsIn(settings.syntax).every((one) => withGlobalThis.test(one));
  for (const item of items.filter(isScript).filter(isOld))
    put(item.settings, 'tools.rspack.output', {
      globalObject: item.format === 'umd' ? anyGlobal : 'self',
    });
  // Rspack does not know how a script would load others where it may run in Node.js.
  const isOpen = (item: Item) =>
    Array.isArray(item.settings.syntax) &&
    (!isWeb(item) || /\bnode /.test(String(item.settings.syntax)));
  setAll(items.filter(isScript).filter(isOpen), 'tools.rspack.output', {
    chunkFormat: 'array-push',
    workerChunkLoading: false,
  });
  react(use);
  stylesheets(use, tool);
  sass(use);
  // TypeScript has not touched stylesheets, whose logical properties would become `:lang()`.
  const hasStyles =
    use.draft.imports.has('@rsbuild/plugin-vue') ||
    pathsIn(project.manifest).some((path) => path.endsWith('.css'));
  const isLowered = (item: Item) =>
    hasStyles &&
    item.compiler?.name === 'typescript' &&
    item.settings.syntax !== undefined;
  setAll(items.filter(isLowered), 'tools.lightningcssLoader', false);
  if (isFilledBefore(use, tool)) setAll(items, 'output', { cleanDistPath: false });
  joinGlobals(items);
  const typed = declare(use, tool);
  addFacts(use, tool);
  return buildTsconfigs(use, typed);
}

/** Two outputs with one file name overwrite each other. */
function reportSame(use: Use): void {
  const files = use.draft.items.flatMap((item) => scriptsIn(item, use.draft));
  for (const text of new Set(files.filter((one, index) => files.indexOf(one) < index)))
    note(use, 'sameFile', { line: 0, text });
}

const isWeb = ({ settings }: Item) => pick(settings, 'output.target') === 'web';
const hasNoSyntax = ({ settings }: Item) => settings.syntax === undefined;

/** Years and browsers that have `globalThis`. */
const withGlobalThis =
  /^es(?:next|20[2-9])|^(?:chrome|edge|firefox) (?:7[1-9]|[89]\d|\d{3})|^(?:ios|node|safari) (?:1[3-9]|[2-9]\d)/;

/** The folder of a file, with a slash at its end. */
const parentOf = (file: string) => file.replace(/[^/]*$/, '');

/** A stylesheet that `package.json` names is written with the target `web`. */
function stylesheets(use: Use, tool: Tool): void {
  const { exports, style } = use.draft.project.manifest ?? {};
  const paths = pathsIn([exports, style]).filter((path) => path.endsWith('.css'));
  const entriesIn = (item: Item) => Object.keys(entriesOf(item, use.draft));
  // The only stylesheet of tsdown has this name, whatever the entry is called.
  const [only, other] = use.draft.items;
  const isBrowser = is(get(use.config, 'platform'), 'browser') && !get(use.config, 'css');
  if (tool.id === 'tsdown' && isBrowser && only && !other && entriesIn(only).length === 1)
    put(only.settings, 'output', { filename: { css: 'style.css' } });
  for (const item of use.draft.items)
    if (
      item.settings.bundle !== false &&
      pathsIn(item.settings.source).some(isStylesheet)
    )
      put(item.settings, 'output', { target: 'web' });
  // A script may copy or compile it, or another configuration build it.
  const isElsewhere =
    use.draft.isPart ||
    commandsOf(use.draft.project).some((one) => writesStyles.test(one));
  const named = [...new Set(paths.map(withoutDot))];
  for (const path of named) {
    const css = path.replace(/.*\//, '');
    const own = use.draft.items.filter(
      (item) => item.settings.bundle !== false && `${folderOf(item)}/${css}` === path,
    );
    // One name for the styles of several entries, or several names for one, would overwrite files.
    const inFolder = named.filter((one) => parentOf(one) === parentOf(path));
    const isOne = new Set(own.flatMap(entriesIn)).size === 1 && inFolder.length === 1;
    const isOther = (item: Item) =>
      !css.includes('*') && `${entriesIn(item)}.css` !== css;
    if (isOne) setAll(own.filter(isOther), 'output', { filename: { css } });
    const isNamed = own.some((item) =>
      entriesIn(item).includes(css.replace(/\.css$/, '')),
    );
    const forNode = own.filter((item) => !isWeb(item));
    if (!isElsewhere && (own.length === 0 || forNode.length > 0 || !(isOne || isNamed)))
      note(use, 'stylesheet', { line: 0, text: path });
    // What was built for Node.js may use its modules.
    setAll(forNode, 'output.externals', [new Code('/^node:/')]);
    setAll(own, 'output', { target: 'web' });
  }
}

/** Programs that write stylesheets, with the path of one. */
const writesStyles =
  /^(?:(?:shx )?cp|copyfiles|cpx2?|cpy|lessc|lightningcss|postcss|sass|stylus|tailwindcss)\b.*\.(?:css|less|s[ac]ss|styl)\b/;

/** Programs that write into a folder, which may be that of this build. */
const builders =
  /^(?:babel|bunchee|esbuild|microbundle|parcel build|rolldown|rollup|rslib|sass|swc|tsdown|tsup|tsc|tsgo|unbuild|vite build|vue-tsc|webpack)\b/;

/** Programs that only read what is built, or delete it. */
const harmless =
  /^(?:attw|del|eslint|git|jest|npm|publint|rimraf|rm|serve|shx rm|size-limit|vitest)\b/;

/** Folders that have nothing but what a build writes. */
const isForOutput = /^(?:dist|lib|build|out|output|esm?|cjs|umd|types|module)\b/;

/**
 * Whether the folder of the output has files before the build, which Rslib would delete: sources, all
 * files of the package, or what a command has written that a script runs before.
 */
function isFilledBefore(use: Use, tool: Tool): boolean {
  const { items, sources, project } = use.draft;
  const folders = items.flatMap((item) => [folderOf(item), typesFolderOf(item)]);
  const isInside = (file: string) => folders.some((one) => file.startsWith(`${one}/`));
  const inside = [...new Set(sources.map(withoutDot))].filter(isInside);
  for (const text of inside) note(use, 'builtEntry', { line: 0, text });
  if (folders.includes('.') || inside.length > 0) return true;
  const keepsFiles =
    tool.id === 'rollup' || (tool.id === 'tsup' && !get(use.config, 'clean'));
  const others = commandsOf(project).filter((one) => !tool.program.test(one));
  const isNamed = (command: string) =>
    command
      .split(/[\s'"=]+/)
      .some((word) =>
        folders.some((one) => `${withoutDot(word)}/`.startsWith(`${one}/`)),
      );
  const isShared = others.some(
    (one) =>
      (builders.test(one) && !one.includes('--noEmit')) ||
      (!harmless.test(one) && isNamed(one)),
  );
  return keepsFiles && (isShared || !folders.every((one) => isForOutput.test(one)));
}

function react(use: Use): void {
  const { items, project } = use.draft;
  const { jsx, jsxFactory, jsxFragmentFactory, jsxImportSource } =
    compilerOptions(project);
  const isOwn = ({ settings }: Item) =>
    /:"plugin(?!Sass)/.test(JSON.stringify(settings.plugins) ?? '') ||
    pick(settings, 'tools.swc.jsc.transform.react');
  if (items.some(isOwn)) return;
  // Otherwise, JSX would become calls of React.
  const isUnknown = jsx === 'react-jsx' && oldestReact(project) === undefined;
  if (jsx !== 'preserve' && (jsxImportSource ?? jsxFactory ?? isUnknown)) {
    const given = {
      runtime: jsxFactory ? 'classic' : 'automatic',
      importSource: jsxImportSource,
      pragma: jsxFactory,
      pragmaFrag: jsxFragmentFactory,
    };
    for (const [name, value] of Object.entries(given))
      if (typeof value === 'string')
        setAll(items, `tools.swc.jsc.transform.react.${name}`, value);
    return;
  }
  const jsxFiles = use.draft.sources.some((file) => /\.[jt]sx$/.test(file));
  const oldest = oldestReact(project);
  if (oldest === undefined && !jsxFiles) return;
  const isClassic = jsx === 'react' || (!jsx && (oldest ?? 99) < 17);
  for (const item of items) addReact({ ...use, item }, isClassic);
}

const sassPackages = /^(?:(?:node-)?sass(?:-embedded)?|rollup-plugin-s[ac]ss)$/;

/** Rslib compiles Sass with a plugin, which the other tools do by themselves. */
function sass(use: Use): void {
  const names = Object.keys(installed(use.draft.project));
  const { items } = use.draft;
  if (names.some((name) => sassPackages.test(name)) && items.some(isWeb))
    for (const item of items) addPlugin({ ...use, item }, 'sass');
}
