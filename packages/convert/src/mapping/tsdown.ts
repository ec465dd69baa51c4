import { get, is, plain, truth } from '../read/value.ts';
import { pick } from '../write/node.ts';
import type { Format, Use } from './draft.ts';
import * as packages from './packages.ts';
import { askForTypes, plugins } from './plugins.ts';
import { compilerOptions, extensionOf } from './project.ts';
import { outputRules } from './rollup.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { inWords, nothing, type Tables, type Tool } from './tables.ts';
import { defaultsOf } from './versions.ts';

const neverBundle: rules.Rule = (value, use) =>
  (is(value, true) ? packages.nothingBundled : packages.external)(value, use);

const isUnbundled = ({ config }: Use) => is(get(config, 'unbundle'), true);

const dts = rules.ifSet((value, use) => {
  // API Extractor does not read what project references have built.
  return askForTypes(use, !isUnbundled(use) && !is(get(value, 'build'), true));
});

const css: rules.Rule = (_, use) => rules.set(use, 'output.target', 'web');

const unbundle = rules.ifSet((value, use) => {
  if (!get(use.config, 'entry')) sources.everyFile(use);
  return rules.inside('bundle')(value, use);
});

/** Paths in `package.json` follow the extensions. */
const fixedExtension: rules.Rule = (value, use) => {
  const { format } = use.item;
  const now = extensionOf(format, use.draft.project);
  const before = isFixed(use) ? shared.fixedExtension(format) : now;
  if (packages.isScript(use.item) || before === now) return rules.unneeded(value, use);
  return rules.replace(use, shared.noteExtension(use, before, now));
};

/** Whether extensions depend on formats alone. */
function isFixed(use: Use): boolean {
  const fixed = get(use.config, 'fixedExtension') ?? get(use.config, 'platform');
  const { fixedExtension } = defaultsOf('tsdown', use);
  return fixed
    ? is(fixed, true) || (fixedExtension === true && is(fixed, 'node'))
    : fixedExtension === true;
}

const tables: Tables = {
  'tsdown-options#files': [
    ['entry', 'source.entry'],
    ['format', 'lib.format'],
    ['outDir', 'output.distPath'],
    ['outExtensions', 'output.filename', shared.outExtension('es')],
    ['fixedExtension', nothing, fixedExtension],
    ['hash', nothing, rules.unneeded],
    ['root', 'lib.outBase'],
    ['clean', 'output.cleanDistPath'],
    ['copy', 'output.copy', rules.byHand],
    ['exports', nothing, rules.report('exports')],
    ['name', 'lib.id', rules.unneeded],
    ['cwd', 'root', rules.byHand],
    ['tsconfig', 'source.tsconfigPath'],
    ['workspace', nothing],
    ['write', nothing],
    ['exe', 'lib.experiments.exe', rules.byHand],
  ],
  'tsdown-options#packages': [
    ['deps.neverBundle external', 'output.externals', neverBundle],
    ['deps.alwaysBundle noExternal', 'output.autoExternal.exclude', packages.bundledIn],
    ['deps.skipNodeModulesBundle skipNodeModulesBundle', 'output.autoExternal'],
    ['deps.onlyBundle deps.onlyImport deps.onlyAllowBundle inlineOnly', nothing],
    ['deps.resolveDepSubpath', nothing],
    ['deps.dts', 'lib.dts.bundle.bundledPackages', rules.byHand],
    ['nodeProtocol', nothing],
    ['treeshake', nothing, shared.treeshake],
    ['unused', nothing],
  ],
  'tsdown-options#declarations': [
    ['dts', 'lib.dts.bundle', dts],
    ['dts.enabled', 'lib.dts', rules.unneeded],
    ['dts.generator dts.oxc dts.tsgo', inWords, rules.byHand],
    ['dts.build', 'lib.dts.build'],
    ['dts.tsconfig', 'source.tsconfigPath'],
    ['dts.compilerOptions', 'source.tsconfigPath', rules.byHand],
    ['dts.sourcemap', inWords],
    ['dts.emitDtsOnly dts.incremental', nothing],
    ['dts.resolve dts.resolver dts.vue dts.cwd', nothing],
  ],
  'tsdown-options#syntax': [
    ['target', 'lib.syntax'],
    ['minify', 'output.minify'],
    ['sourcemap', 'output.sourceMap'],
  ],
  'tsdown-options#values': [
    ['define', 'source.define'],
    ['env', 'source.define', rules.byHand],
    ['envFile envPrefix', inWords],
    ['alias', 'resolve.alias'],
    ['loader', 'tools.rspack', rules.byHand],
    ['shims', 'lib.shims'],
    ['banner footer', 'lib.banner lib.footer'],
    ['globImport', nothing],
  ],
  'tsdown-options#browsers': [
    ['platform', 'output.target'],
    ['globalName', 'lib.umdName'],
    ['css', inWords, css],
    ['css.fileName', 'output.filename', rules.byHand],
    ['css.inject', 'output.injectStyles', shared.injectStyles],
    ['css.modules', 'output.cssModules', rules.byHand],
    ['css.minify', 'output.minify', rules.byHand],
    ['css.postcss', 'tools.postcss', rules.byHand],
    ['css.lightningcss', 'tools.lightningcssLoader', rules.byHand],
    ['css.preprocessorOptions', inWords, rules.byHand],
    ['css.transformer css.target css.splitting', nothing],
  ],
  'tsdown-options#unbundle': [['unbundle', 'lib.bundle', unbundle]],
  'tsdown-options#cjs-default': [['cjsDefault', 'tools.rspack', rules.unneeded]],
  'tsdown-options#scripts': [
    ['plugins', 'plugins', plugins],
    ['hooks', 'plugins', rules.byHand],
    ['inputOptions', 'tools.rspack', rules.byHand],
    ['outputOptions', 'tools.rspack', rules.fields(outputRules)],
    ['onSuccess', inWords, shared.onSuccess],
    ['watch ignoreWatch', inWords, rules.unneeded],
    ['publint attw', inWords],
    ['report', 'performance.printFileSize', rules.unneeded],
    ['devtools', inWords],
    ['logLevel', 'logLevel'],
    ['customLogger', 'customLogger', rules.byHand],
    ['checks suppressWarnings', 'tools.rspack', rules.byHand],
    ['failOnWarn', nothing],
    ['fromVite', nothing],
  ],
};

export const tsdown: Tool = {
  id: 'tsdown',
  name: 'tsdown',
  flags: '/guide/migration/tsdown-options#flags',
  links: {
    classFields: '/guide/migration/tsdown#class-fields',
  },
  marks: ['deps', 'unbundle', 'outExtensions'],
  modules: ['tsdown', 'tsdown/config'],
  program: /^tsdown\b/,
  commandLine: {
    switches: `attw clean devtools dts exe exports failOnWarn minify publint report shims
      sourcemap treeshake unbundle unused write`,
    short: { f: 'format', d: 'outDir', l: 'logLevel' },
  },
  // Each package of a workspace has a configuration of its own.
  begin({ config }) {
    const format = get(get(config, 'outputOptions'), 'format') ?? get(config, 'format');
    return get(config, 'workspace')
      ? [{ config }]
      : shared.outputsOf(config, format, 'esm');
  },
  tables,
  finish(use) {
    const { item } = use;
    shared.nameScript(use, `.${item.format}.js`);
    const isOpen = pick(item.settings, 'output.autoExternal') === undefined;
    if (isOpen && packages.isScript(item)) rules.set(use, 'output.autoExternal', true);
    const { readsDeclaration, stylesheet } = defaultsOf('tsdown', use);
    const extension = (format: Format) => extensionOf(format, use.draft.project);
    shared.rememberNames(use, isFixed(use) ? shared.fixedExtension : extension);
    const { manifest } = use.draft.project;
    const isTyped =
      manifest?.types ||
      manifest?.typings ||
      JSON.stringify(manifest?.exports)?.includes('"types":') ||
      (readsDeclaration && compilerOptions(use.draft.project).declaration === true);
    if (!get(use.config, 'dts') && isTyped) askForTypes(use, !isUnbundled(use));
    // With source maps of declarations, tsdown writes those of ES modules, too.
    const preset = plain(compilerOptions(use.draft.project).declarationMap === true);
    const link = '/guide/advanced/dts#declaration-map';
    if (truth(get(get(use.config, 'dts'), 'sourcemap') ?? preset) && item.settings.dts) {
      rules.note({ ...use, option: 'declarationMap', link }, 'byHand');
      const isOpen = pick(item.settings, 'output.sourceMap') === undefined;
      if (isOpen && item.format === 'esm') rules.set(use, 'output.sourceMap', true);
    }
    if (
      stylesheet &&
      is(get(use.config, 'platform'), 'browser') &&
      !get(use.config, 'css')
    )
      rules.set(use, 'output', { filename: { css: stylesheet } });
    return [];
  },
};
