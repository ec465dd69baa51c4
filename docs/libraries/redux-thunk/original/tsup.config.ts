// Reconstructed from the published files: the package contains no configuration.
import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: { 'redux-thunk': 'src/index.ts' },
    format: 'esm',
    outExtension: () => ({ js: '.mjs', dts: '.d.ts' }),
    dts: true,
    clean: true,
  },
  {
    entry: { 'redux-thunk.legacy-esm': 'src/index.ts' },
    format: 'esm',
    target: 'es2017',
    outExtension: () => ({ js: '.js' }),
  },
  {
    entry: { 'redux-thunk': 'src/index.ts' },
    format: 'cjs',
    outDir: 'dist/cjs',
    outExtension: () => ({ js: '.cjs' }),
  },
]);
