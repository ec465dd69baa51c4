import { compilerOptions } from '../read/project.ts';
import { get, is, plain, truth } from '../read/value.ts';
import type { Use } from './draft.ts';
import { extensionOf, isScript } from './files.ts';
import { tables } from './options.ts';
import * as packages from './packages.ts';
import { plugins } from './plugins.ts';
import * as rules from './rules.ts';
import { pick } from './settings.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { outputRules, rulesOf } from './tables.ts';
import type { Tool } from './tool.ts';
import { defaultsOf } from './versions.ts';

const neverBundle: rules.Rule = (value, use) =>
  (is(value, true) ? packages.nothingBundled : packages.external)(value, use);

const isUnbundled = ({ config }: Use) => is(get(config, 'unbundle'), true);

const dts = rules.ifSet((value, use) => {
  // API Extractor does not read what project references have built.
  return shared.askForTypes(use, !isUnbundled(use) && !is(get(value, 'build'), true));
});

const css: rules.Rule = (_, use) => rules.set(use, 'output.target', 'web');

const unbundle = rules.ifSet((value, use) => {
  if (!get(use.config, 'entry')) sources.everyFile(use);
  return rules.inside('bundle')(value, use);
});

/** Whether extensions depend on formats alone. */
function isFixed({ config }: Use): boolean {
  const fixed = get(config, 'fixedExtension') ?? get(config, 'platform');
  return !fixed || is(fixed, true) || is(fixed, 'node');
}

const own: rules.Rules = {
  outExtensions: shared.outExtension('es'),
  exports: rules.report('exports'),
  ...rules.every(neverBundle, 'deps.neverBundle external'),
  ...rules.every(packages.bundledIn, 'deps.alwaysBundle noExternal'),
  treeshake: shared.treeshake,
  dts,
  'dts.vue': rules.ifSet((_, use) => {
    rules.drop(use.item, 'dts', rules.note(use, 'vueTypes'));
    return rules.tell(use, 'vueTypes');
  }),
  css,
  unbundle,
  plugins,
  outputOptions: rules.fields(outputRules(plugins)),
  onSuccess: shared.onSuccess,
};

export const tsdown: Tool = {
  id: 'tsdown',
  flags: '/guide/migration/tsdown-options#flags',
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
  rules: rulesOf(tables.tsdown, own),
  finish(use) {
    const { item } = use;
    const { format } = item;
    const extension = isFixed(use)
      ? shared.fixedExtension(format)
      : extensionOf(format, use.draft.project);
    shared.nameFiles(use, isScript(item) ? `.${format}.js` : extension);
    const isOpen = pick(item.settings, 'output.autoExternal') === undefined;
    if (isOpen && isScript(item)) rules.set(use, 'output.autoExternal', true);
    const { readsDeclaration } = defaultsOf('tsdown', use);
    const { manifest } = use.draft.project;
    const isTyped =
      manifest?.types ||
      manifest?.typings ||
      JSON.stringify(manifest?.exports)?.includes('"types":') ||
      (readsDeclaration && compilerOptions(use.draft.project).declaration === true);
    if (!get(use.config, 'dts') && isTyped) shared.askForTypes(use, !isUnbundled(use));
    // With source maps of declarations, tsdown writes those of ES modules, too.
    const preset = plain(compilerOptions(use.draft.project).declarationMap === true);
    const link = '/guide/advanced/dts#declaration-map';
    if (truth(get(get(use.config, 'dts'), 'sourcemap') ?? preset) && item.settings.dts) {
      rules.note({ ...use, option: 'declarationMap', link }, 'byHand', {
        line: 0,
        text: 'tsconfig.json',
      });
      const isOpen = pick(item.settings, 'output.sourceMap') === undefined;
      if (isOpen && item.format === 'esm') rules.set(use, 'output.sourceMap', true);
    }
    return [];
  },
};
