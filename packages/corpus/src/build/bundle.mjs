/**
 * node bundle.mjs <rsbuild|esbuild|require> <file> <web|node> <output>: bundles an application in
 * the current folder into one minified file, as its authors would for production. With `require`,
 * turns its imports into calls of `require` and bundles nothing.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const [bundler, file, target, output] = process.argv.slice(2);
// The bundlers of the toolchain that the current folder is in.
const require = createRequire(`${process.cwd()}/`);

if (bundler === 'require') {
  const { build } = require('esbuild');
  await build({ entryPoints: [file], outfile: output, format: 'cjs', platform: 'node' });
} else if (bundler === 'esbuild') {
  const { build } = require('esbuild');
  await build({
    entryPoints: [file],
    outfile: output,
    bundle: true,
    minify: true,
    platform: target === 'web' ? 'browser' : 'node',
    format: target === 'web' ? 'iife' : 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
} else {
  const { rsbuild } = await import(require.resolve('@rslib/core'));
  const { dir, base } = path.parse(output);
  const instance = await rsbuild.createRsbuild({
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: `./${file}` } },
      output: {
        target,
        minify: true,
        module: false,
        filename: { js: base },
        distPath: { root: dir, js: '' },
      },
      performance: { printFileSize: false },
      splitChunks: false,
      tools: {
        htmlPlugin: false,
        rspack: { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } },
      },
    },
  });
  await instance.build();
}
