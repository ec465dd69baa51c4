/**
 * node bundle-app.mjs <file> [require]: bundles a file of the current folder for the browser with
 * Rsbuild, as one script, and runs it in a context that has `window`, `self` and `console`, but no
 * Node.js globals. With `require`, packages are always resolved as for `require`. Prints the output
 * of the bundle; if bundling or running fails, prints the error and exits with 1.
 */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { rsbuild } from '@rslib/core';

/** Milliseconds. A sample that takes longer hangs. */
const timeout = 5_000;

const [file, how] = process.argv.slice(2);
const conditionNames = ['require', 'module', 'webpack', 'production', 'browser'];
const requiring = { byDependency: { esm: { conditionNames } } };
try {
  const bundler = await rsbuild.createRsbuild({
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: `./${file}` } },
      output: { filenameHash: false, distPath: { root: 'dist', js: '' } },
      performance: { printFileSize: false },
      splitChunks: false,
      tools: {
        htmlPlugin: false,
        rspack: {
          // Messages name the package where it is installed, not where the link leads.
          resolve: { symlinks: false, ...(how === 'require' && requiring) },
          module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
        },
      },
    },
  });
  await bundler.build();
  const { log, info, warn, error } = console;
  const context = createContext({ console: { log, info, warn, error } });
  runInContext('var window = globalThis, self = globalThis;', context);
  runInContext(readFileSync('dist/index.js', 'utf8'), context, { timeout });
} catch (error) {
  // Rspack has already printed the details.
  if (error.message !== 'Rspack build failed.') console.log(String(error).split('\n')[0]);
  process.exitCode = 1;
}
