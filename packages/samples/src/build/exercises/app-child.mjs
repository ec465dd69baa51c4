/**
 * node app-child.mjs <file> [require]: bundles a file of the current folder for the browser with Rsbuild, as one
 * script, and runs it in a world that has `window`, `self` and `console`, but nothing of Node.js. With `require`,
 * packages are resolved as for `require`, whatever the file says. Prints what the bundle prints, or what the
 * bundler or the bundle complains of, and ends with 1 then.
 */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { rsbuild } from '@rslib/core';

/** Milliseconds. An application of a sample that takes longer hangs. */
const patience = 5_000;

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
          // The package is named where it is installed, and not where the link to it leads.
          resolve: { symlinks: false, ...(how === 'require' && requiring) },
          module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
        },
      },
    },
  });
  await bundler.build();
  const { log, info, warn, error } = console;
  const world = createContext({ console: { log, info, warn, error } });
  runInContext('var window = globalThis, self = globalThis;', world);
  runInContext(readFileSync('dist/index.js', 'utf8'), world, { timeout: patience });
} catch (error) {
  // The bundler has said more by then, line by line.
  if (error.message !== 'Rspack build failed.') console.log(String(error).split('\n')[0]);
  process.exitCode = 1;
}
