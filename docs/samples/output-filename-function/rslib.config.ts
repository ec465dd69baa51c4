import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { up: './src/up.js', down: './src/down.js' },
  },
  lib: [
    {
      id: 'function',
      output: {
        distPath: 'dist/function',
        filename: {
          js: ({ chunk }) => `${chunk?.name}.es.js`,
        },
      },
    },
    {
      id: 'string',
      output: {
        distPath: 'dist/string',
        filename: { js: '[name].es.js' },
      },
    },
  ],
});
