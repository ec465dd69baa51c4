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
      id: 'lookup',
      source: { entry: { lookup: './src/lookup.ts' } },
    },
    {
      id: 'help',
      source: { entry: { help: './src/help.ts' } },
    },
    {
      id: 'files',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
  ],
});
