import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: 'es2019',
      banner: { js: '/* cart-receipt */' },
      footer: { js: '/* end */' },
    },
  ],
  source: {
    entry: { receipt: './src/receipt.ts' },
    define: { VERSION: '"3.0.0"' },
  },
  resolve: { alias: { '#texts': './src/texts.ts' } },
  output: {
    target: 'node',
    distPath: 'dist/rslib',
    sourceMap: { js: 'source-map' },
    autoExternal: { dependencies: false },
    externals: ['round-half'],
    copy: [{ from: './assets' }],
  },
});
