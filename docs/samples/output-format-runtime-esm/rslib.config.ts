import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'units',
      source: { entry: { units: './src/units.ts' } },
    },
    {
      id: 'spaces',
      source: { entry: { spaces: './src/spaces.ts' } },
    },
    {
      id: 'files',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
  ],
});
