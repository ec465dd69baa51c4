import { defineConfig } from 'tsup';

const entry = ['src/index.tsx'];
const format = 'esm';
const jsx = { jsxFactory: 'h', jsxFragment: 'Group' };

export default defineConfig([
  { entry, format, ...jsx, outDir: 'dist/tsup/default' },
  {
    entry,
    format,
    ...jsx,
    outDir: 'dist/tsup/small',
    target: 'es2019',
    minify: true,
    keepNames: true,
    sourcemap: true,
  },
  {
    entry,
    format,
    ...jsx,
    outDir: 'dist/tsup/dense',
    target: 'es2022',
    minifyWhitespace: true,
  },
]);
