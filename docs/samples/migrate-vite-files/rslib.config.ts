import { defineConfig } from '@rslib/core';

const entries = {
  source: {
    entry: {
      index: './src/index.ts',
      kebab: './src/kebab.ts',
    },
  },
  output: { distPath: 'dist/rslib/entries' },
};

export default defineConfig({
  lib: [
    { format: 'esm', ...entries },
    { format: 'cjs', ...entries },
    {
      bundle: false,
      output: { distPath: 'dist/rslib/files' },
    },
  ],
});
