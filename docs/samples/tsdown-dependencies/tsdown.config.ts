import { defineConfig } from 'tsdown';

export default defineConfig([
  { outDir: 'dist/tsdown/default' },
  {
    outDir: 'dist/tsdown/listed',
    deps: {
      neverBundle: ['undeclared-kit'],
      alwaysBundle: ['tz-names'],
    },
  },
  {
    outDir: 'dist/tsdown/skip',
    deps: { neverBundle: true },
  },
]);
