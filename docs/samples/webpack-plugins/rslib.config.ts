import { defineConfig, rspack } from '@rslib/core';
import ListFiles from './list-files.cjs';

export default defineConfig({
  lib: [{ banner: { js: '/*! build-stamp 4.1.0 */' } }],
  source: {
    define: {
      VERSION: '"4.1.0"',
      'process.env.CHANNEL': '"stable"',
      'process.env.NODE_ENV': '"production"',
    },
  },
  output: { distPath: 'dist/rslib' },
  tools: {
    rspack: {
      plugins: [
        new rspack.ProvidePlugin({
          encode: [
            `${import.meta.dirname}/src/encode.js`,
            'default',
          ],
        }),
        new ListFiles(),
      ],
    },
  },
});
