import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      'convert/length': './src/length.ts',
      both: ['./src/length.ts', './src/weight.ts'],
      cli: {
        import: './src/cli.ts',
        filename: 'bin/units.js',
      },
    },
  },
  lib: [{}],
});
