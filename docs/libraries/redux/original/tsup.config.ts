// Reconstructed from the published files: the package contains no configuration.
import { copyFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

// Without the plugin that replaces messages by numbers: its table is not in the package.
export default defineConfig([
  {
    entry: { redux: 'src/index.ts' },
    format: 'esm',
    sourcemap: true,
    outExtension: () => ({ js: '.mjs', dts: '.d.ts' }),
    dts: true,
    clean: true,
    async onSuccess() {
      copyFileSync('dist/redux.mjs', 'dist/redux.legacy-esm.js');
    },
  },
  {
    entry: { 'redux.browser': 'src/index.ts' },
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    sourcemap: true,
    outExtension: () => ({ js: '.mjs' }),
    minify: true,
  },
  {
    entry: { redux: 'src/index.ts' },
    format: 'cjs',
    sourcemap: true,
    outDir: 'dist/cjs',
    outExtension: () => ({ js: '.cjs' }),
  },
]);
