// Reconstructed from the published files: the package contains no configuration.
import { writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const define = { 'process.env.NODE_ENV': '"production"' };

export default defineConfig([
  {
    entry: { reselect: 'src/index.ts' },
    format: 'esm',
    sourcemap: true,
    outExtension: () => ({ js: '.mjs', dts: '.d.ts' }),
    dts: true,
    clean: true,
  },
  {
    entry: { 'reselect.legacy-esm': 'src/index.ts' },
    format: 'esm',
    sourcemap: true,
    outExtension: () => ({ js: '.js' }),
    target: 'es2017',
  },
  {
    entry: { 'reselect.browser': 'src/index.ts' },
    define,
    format: 'esm',
    sourcemap: true,
    outExtension: () => ({ js: '.mjs' }),
    minify: true,
  },
  {
    entry: { 'reselect.development': 'src/index.ts' },
    format: 'cjs',
    sourcemap: true,
    outDir: 'dist/cjs',
    outExtension: () => ({ js: '.cjs' }),
  },
  {
    entry: { 'reselect.production.min': 'src/index.ts' },
    define,
    format: 'cjs',
    sourcemap: true,
    outDir: 'dist/cjs',
    outExtension: () => ({ js: '.cjs' }),
    minify: true,
    async onSuccess() {
      writeFileSync('dist/cjs/index.js', '// chooses one of the two\n');
    },
  },
]);
