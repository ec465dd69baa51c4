import { defineConfig } from 'tsdown';

export default defineConfig({
  name: 'sizes',
  entry: {
    index: 'src/index.ts',
    list: 'src/list.ts',
  },
  format: ['esm', 'cjs'],
  outDir: 'dist/tsdown',
  outExtensions: ({ format }) => ({
    js: format === 'cjs' ? '.common.cjs' : '.mjs',
  }),
  hash: false,
  copy: 'assets',
});
