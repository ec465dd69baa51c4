import { dynamic, get, is, list, object, plain, textsOf, truth } from '../read/value.ts';
import type { Item } from './draft.ts';
import { extensionOf, isScript } from './files.ts';
import { tables } from './options.ts';
import * as packages from './packages.ts';
import * as rules from './rules.ts';
import * as shared from './shared.ts';
import * as sources from './sources.ts';
import { onlyEntry, rulesOf } from './tables.ts';
import type { Tool } from './tool.ts';

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

/** A function is called for each format. */
const around: rules.Rule = (value, use) => {
  const argument = object({ format: plain(use.item.format), '...': dynamic() });
  const given = value.kind === 'function' ? value.call([argument]) : value;
  return shared.around(/^(?:code|dynamic)$/.test(given.kind) ? value : given, use);
};

const dts = rules.ifSet((_, use) => shared.askForTypes(use, true));

/** Rslib shares code between the entries of ESM, as tsup does by default, and only there. */
const splitting: rules.Rule = (value, use) => {
  const isSame = truth(value) === (use.item.format === 'esm');
  const entries = get(use.config, 'entry') ?? get(use.config, 'entryPoints');
  const isAlone = onlyEntry(entries) !== undefined;
  return isScript(use.item) || isAlone || isSame
    ? rules.unneeded(value, use)
    : rules.tell(use, 'none', value.at);
};

/** The entries decide how files are built one by one. */
const bundle: rules.Rule = (value, use) =>
  (is(value, false) ? rules.inside('bundle') : rules.unneeded)(value, use);

const own: rules.Rules = {
  ...rules.every(entry, 'entry entryPoints'),
  outExtension: shared.outExtension('esm'),
  splitting,
  bundle,
  ...rules.every(around, 'banner footer'),
  external,
  noExternal: rules.forSome(isOpen, packages.bundled),
  ...rules.every(dts, 'dts experimentalDts'),
  globalName: packages.globalName,
  cjsInterop: rules.report('cjsDefault'),
  ...rules.every(shared.ownCode, 'esbuildPlugins plugins'),
  onSuccess: shared.onSuccess,
  silent: rules.fields({}),
};

export const tsup: Tool = {
  id: 'tsup',
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
  rules: rulesOf(tables.tsup, own),
  finish(use) {
    const extension = extensionOf(use.item.format, use.draft.project);
    shared.nameFiles(use, isScript(use.item) ? '.global.js' : extension);
    if (!(get(use.config, 'entry') ?? get(use.config, 'entryPoints')))
      rules.note(use, 'commandLine');
    return [];
  },
};
