import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      banner: { js: '/*! dial-code */' },
      footer: { js: '// end' },
    },
  ],
  output: {
    distPath: 'dist/rslib',
    externals: { 'pad-left': 'pad-start' },
    sourceMap: true,
  },
  tools: {
    rspack: {
      output: {
        library: { type: 'commonjs2', export: 'default' },
      },
    },
  },
});
