/**
 * node bundle-app.mjs <file> <browser|require|web|node> [esbuild]: bundles a file of the current
 * folder into one script with Rsbuild, or with the esbuild that is installed there, and runs it. In a
 * `browser`, that is a context that has `window`, `self` and `console`, but no Node.js globals; with
 * `require`, packages are also resolved as for `require`. What is bundled for the `web` or for `node`
 * is run by Node.js. Prints the output of the script; if bundling or running fails, prints the error
 * and exits with 1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { rsbuild } from '@rslib/core';

/** Milliseconds. A sample that takes longer hangs. */
const timeout = 5_000;

const [file, where, bundler] = process.argv.slice(2);
const require = createRequire(`${process.cwd()}/`);
const isForNode = where === 'node';
const conditionNames = ['require', 'module', 'webpack', 'production', 'browser'];
const requiring = { byDependency: { esm: { conditionNames } } };
try {
  if (bundler === 'esbuild') {
    await require('esbuild').build({
      entryPoints: [file],
      outfile: 'dist/index.js',
      bundle: true,
      minify: true,
      platform: isForNode ? 'node' : 'browser',
      format: isForNode ? 'cjs' : 'iife',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
  } else {
    const instance = await rsbuild.createRsbuild({
      config: {
        mode: 'production',
        logLevel: 'error',
        source: { entry: { index: `./${file}` } },
        output: {
          target: isForNode ? 'node' : 'web',
          module: false,
          filenameHash: false,
          distPath: { root: 'dist', js: '' },
        },
        performance: { printFileSize: false },
        splitChunks: false,
        tools: {
          htmlPlugin: false,
          rspack: {
            // Messages name the package where it is installed, not where the link leads.
            resolve: { symlinks: false, ...(where === 'require' && requiring) },
            module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
          },
        },
      },
    });
    await instance.build();
  }
  if (where === 'web' || isForNode) {
    // The folder around it says that scripts are ES modules.
    writeFileSync('dist/package.json', '{}');
    require('./dist/index.js');
  } else {
    const { log, info, warn, error } = console;
    const context = createContext({ console: { log, info, warn, error } });
    runInContext('var window = globalThis, self = globalThis;', context);
    runInContext(readFileSync('dist/index.js', 'utf8'), context, { timeout });
  }
} catch (error) {
  // Rspack has already printed the details.
  if (error.message !== 'Rspack build failed.') console.log(String(error).split('\n')[0]);
  process.exitCode = 1;
}
