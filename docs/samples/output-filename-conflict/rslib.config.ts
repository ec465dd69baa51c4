import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { up: './src/up.js', down: './src/down.js' },
  },
  output: { filename: { js: 'counter.js' } },
});
