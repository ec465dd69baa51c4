import { typescriptEntry } from './contents.ts';

/** A text of an installed module that cannot work in a worker, and what replaces it. */
interface Patch {
  readonly file: string;
  readonly target: string;
  readonly replacement: string;
}

const rsbuild = '@rsbuild/core/dist/m.js';
const rslib = '@rslib/core/dist/index.js';

/** The names of globals are those that `worker` sets. */
const patches: readonly Patch[] = [
  // What is imported here is bundled, or in a script of its own: worker/parts.ts.
  {
    file: '@rspack/core/dist/index.js',
    target: 'modulePromise = import(loaderUrl)',
    replacement: 'modulePromise = importByName(loaderUrl)',
  },
  {
    file: rslib,
    target: 'await import("rsbuild-plugin-dts")',
    replacement: 'await importByName("rsbuild-plugin-dts")',
  },
  {
    file: 'rsbuild-plugin-dts/dist/apiExtractor.js',
    target: 'await import("@microsoft/api-extractor")',
    replacement: 'await importByName("@microsoft/api-extractor")',
  },
  // No TypeScript that the reader installs would help here.
  {
    file: 'rsbuild-plugin-dts/dist/index.js',
    target: 'throw new Error("`dts.tsgo` requires `typescript` >= 7.0.0.")',
    replacement: "throw lackingOption('dts.tsgo')",
  },
  // Configurations are files in memory.
  {
    file: rsbuild,
    target: 'result = await loadWithNative(configPath, fresh)',
    replacement: 'result = undefined',
  },
  {
    file: rsbuild,
    target: 'loadedConfig = await loadWithJiti(configPath, exportName, fresh)',
    replacement:
      'loadedConfig = { configExport: await importConfiguration(configPath), dependencies: [] }',
  },
  {
    file: rsbuild,
    target: 'let url = createRequire(rootFile).resolve(name);',
    replacement:
      'let url = createRequire(rootFile).resolve(name); return importConfiguration(url);',
  },
  // With its cache, the browser build of the compiler panics.
  {
    file: rsbuild,
    target: 'if (!1 === buildCache) return;',
    replacement: 'return;',
  },
  // The places in the stack of an error are in the worker.
  ...[rsbuild, rslib].map((file) => ({
    file,
    target: 'if (err.stack) {',
    replacement: "if (err.stack) { return String(err).replace(/^Error: /, '');",
  })),
  // A command is awaited, and the next one begins as in a process of its own.
  {
    file: rslib,
    target: 'cli.parse(argv);',
    replacement:
      'cli.parse(argv, { run: false }); globalThis.running = cli.runMatchedCommand();',
  },
  {
    file: rslib,
    target: 'const logLevelIndex = argv.findIndex(',
    replacement: "src_logger.level = 'info'; const logLevelIndex = argv.findIndex(",
  },
  // Without it, TypeScript makes hashes of its own for the files that it keeps.
  {
    file: typescriptEntry,
    target: '_crypto = require("crypto")',
    replacement: '_crypto = undefined',
  },
];

/** The text of an installed module with its patches. Throws if one has lost its target. */
export function patched(name: string, text: string): string {
  let code = text;
  for (const { target, replacement } of patches.filter(({ file }) => file === name)) {
    if (!code.includes(target))
      throw new Error(
        `${name} has no “${target}”. How does it do that now? packages/playground/engine/bundle/patches.ts replaces it.`,
      );
    code = code.replace(target, () => replacement);
  }
  return code;
}
