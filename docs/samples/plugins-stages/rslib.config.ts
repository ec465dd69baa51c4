import { defineConfig } from '@rslib/core';
import { stages } from './stages.ts';

export default defineConfig({
  plugins: [stages],
  lib: [{ banner: { js: '/* Demo 1.0 */' } }],
  output: {
    minify: true,
    sourceMap: true,
    filenameHash: true,
  },
});
