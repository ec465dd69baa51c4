import { defineConfig } from 'tsup';

const entry = ['src/index.ts'];
const format = 'esm';

export default defineConfig([
  { entry, format, outDir: 'dist/tsup/default' },
  {
    entry,
    format,
    outDir: 'dist/tsup/listed',
    external: ['undeclared-kit'],
    noExternal: ['tz-names'],
  },
  {
    entry,
    format,
    outDir: 'dist/tsup/skip',
    skipNodeModulesBundle: true,
  },
]);
