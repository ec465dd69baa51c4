import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: 'es5' }],
  source: {
    entry: { own: './src/own.js', old: './src/old.js' },
  },
});
