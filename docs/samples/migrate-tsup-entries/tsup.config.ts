import { defineConfig } from 'tsup';

export default defineConfig({
  name: 'durations',
  entry: { index: 'src/index.ts', parse: 'src/parse.ts' },
  format: ['esm', 'cjs'],
  outDir: 'dist/tsup',
  outExtension: ({ format }) => ({
    js: format === 'esm' ? '.mjs' : '.cjs',
  }),
  publicDir: 'assets',
  clean: true,
  onSuccess: 'node notify.mjs tsup',
});
