import { get, is, list, plain, textsOf, truth } from '../read/value.ts';
import type { Item } from './draft.ts';
import * as packages from './packages.ts';
import { askForTypes } from './plugins.ts';
import { extensionOf } from './project.ts';
import { onlyEntry } from './rollup.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { inWords, nothing, type Tables, type Tool } from './tables.ts';

/** An IIFE of tsup contains every package, and so does one of Rslib. */
const isOpen = ({ format }: Item) => format !== 'iife';
/** A folder in a list is a pattern for all files in it. */
const entry: rules.Rule = (value, use) => {
  const files = value.kind === 'list' ? textsOf(value) : undefined;
  const patterns = files?.map((file) =>
    plain(/\*|\.\w+$/.test(file) ? file : `${file.replace(/\/$/, '')}/**`),
  );
  return sources.entry(patterns ? list(patterns, value.at) : value, use);
};

const external = rules.forSome(isOpen, packages.externalNames);

const dts = rules.ifSet((_, use) => askForTypes(use, true));

/** Rslib shares code between the entries of ESM, as tsup does by default, and only there. */
const splitting: rules.Rule = (value, use) => {
  const isSame = truth(value) === (use.item.format === 'esm');
  const entries = get(use.config, 'entry') ?? get(use.config, 'entryPoints');
  const isAlone = onlyEntry(entries) !== undefined;
  return packages.isScript(use.item) || isAlone || isSame
    ? rules.unneeded(value, use)
    : rules.tell(use, 'none', value.at);
};

/** The entries decide how files are built one by one. */
const bundle: rules.Rule = (value, use) =>
  (is(value, false) ? rules.inside('bundle') : rules.unneeded)(value, use);

const tables: Tables = {
  'tsup-options#files': [
    ['entry entryPoints', 'source.entry', entry],
    ['format', 'lib.format'],
    ['outDir', 'output.distPath'],
    ['outExtension', 'output.filename', shared.outExtension('esm')],
    ['legacyOutput', 'output.distPath', rules.byHand],
    ['splitting', nothing, splitting],
    ['clean', 'output.cleanDistPath'],
    ['publicDir', 'output.copy', rules.byHand],
    ['bundle', 'lib.bundle', bundle],
    ['name', 'lib.id', rules.unneeded],
    ['config', inWords],
    ['tsconfig', 'source.tsconfigPath'],
  ],
  'tsup-options#packages': [
    ['external', 'output.externals', external],
    [
      'noExternal',
      'output.autoExternal.exclude',
      rules.forSome(isOpen, packages.bundled),
    ],
    ['skipNodeModulesBundle', 'output.autoExternal'],
    ['removeNodeProtocol', nothing],
    ['treeshake', nothing, rules.unneeded],
  ],
  'tsup-options#declarations': [
    ['dts', 'lib.dts.bundle', dts],
    ['dts.resolve', 'lib.dts.bundle.bundledPackages', rules.byHand],
    ['dts.banner dts.footer', 'lib.banner.dts lib.footer.dts'],
    ['dts.compilerOptions dts.tsconfig', inWords],
    ['dts.entry', nothing],
    ['dts.only', nothing],
    ['experimentalDts', 'lib.dts.bundle', dts],
  ],
  'tsup-options#syntax': [
    ['target', 'lib.syntax'],
    ['minify', 'output.minify'],
    ['minifyWhitespace', 'output.minify', rules.byHand],
    ['minifyIdentifiers', 'output.minify'],
    ['minifySyntax', 'output.minify'],
    ['terserOptions', 'output.minify', rules.byHand],
    ['keepNames', 'output.minify', rules.byHand],
    ['sourcemap', 'output.sourceMap'],
    ['jsxFactory jsxFragment', 'tools.swc', rules.byHand],
    ['swc', 'tools.swc', rules.unneeded],
  ],
  'tsup-options#values': [
    ['define', 'source.define'],
    ['env', 'source.define', rules.byHand],
    ['replaceNodeEnv', 'source.define', rules.byHand],
    ['inject', inWords],
    ['pure', nothing],
    ['loader', 'tools.rspack', rules.byHand],
    ['shims', 'lib.shims'],
    ['banner footer', 'lib.banner lib.footer'],
  ],
  'tsup-options#browsers': [
    ['platform', 'output.target'],
    ['globalName', 'tools.rspack', packages.globalName],
    ['injectStyle', 'output.injectStyles', shared.injectStyles],
  ],
  'tsup-options#cjs-interop': [
    ['cjsInterop', 'tools.rspack', rules.report('cjsDefault')],
  ],
  'tsup-options#plugins': [
    ['esbuildPlugins', 'plugins', shared.ownCode],
    ['plugins', 'plugins', shared.ownCode],
    ['esbuildOptions', 'tools.rspack tools.swc', rules.byHand],
    ['metafile', nothing],
    ['onSuccess', inWords, shared.onSuccess],
    ['killSignal', nothing],
    ['watch', inWords, rules.unneeded],
    ['ignoreWatch', nothing, rules.unneeded],
    ['silent', 'logLevel', rules.fields({})],
  ],
};

export const tsup: Tool = {
  id: 'tsup',
  name: 'tsup',
  flags: '/guide/migration/tsup-options#flags',
  marks: ['entry', 'entryPoints', 'format'],
  modules: ['tsup'],
  program: /^tsup\b/,
  commandLine: {
    switches: `clean cjsInterop injectStyle keepNames legacyOutput metafile minifyIdentifiers
      minifySyntax minifyWhitespace replaceNodeEnv shims silent`,
    short: { d: 'outDir' },
  },
  begin: ({ config }) => shared.outputsOf(config, get(config, 'format'), 'cjs'),
  tables,
  finish(use) {
    shared.nameScript(use, '.global.js');
    shared.rememberNames(use, (format) => extensionOf(format, use.draft.project));
    if (!(get(use.config, 'entry') ?? get(use.config, 'entryPoints')))
      rules.note(use, 'commandLine');
    return [];
  },
};
