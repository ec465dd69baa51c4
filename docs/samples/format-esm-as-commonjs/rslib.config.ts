import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      plain: './src/plain.ts',
    },
  },
  lib: [
    { format: 'esm', autoExtension: false },
    { format: 'esm' },
  ],
});
