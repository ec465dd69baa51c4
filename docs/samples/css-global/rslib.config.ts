import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  source: {
    entry: {
      fade: './src/fade.ts',
      // The stylesheet is a part of the entry.
      glow: ['./src/glow.css', './src/glow.ts'],
    },
  },
  output: { target: 'web' },
});
