import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ banner: { js: '/* release-info */' } }],
  source: {
    define: {
      VERSION: '"3.0.0"',
      'process.env.CHANNEL': '"beta"',
      'import.meta.env.CHANNEL': '"beta"',
    },
  },
  resolve: { alias: { '@': './src' } },
  output: { distPath: 'dist/rslib' },
  tools: {
    rspack: {
      module: {
        rules: [{ test: /\.txt$/, type: 'asset/source' }],
      },
    },
  },
});
