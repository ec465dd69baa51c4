import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'cjs', output: { distPath: 'dist/plain' } },
    {
      format: 'cjs',
      banner: { js: '/*! dial-code */' },
      footer: { js: '// end' },
      output: { distPath: 'dist/rslib', sourceMap: true },
      tools: {
        rspack: {
          output: {
            library: { type: 'commonjs2', export: 'default' },
          },
        },
      },
    },
  ],
  output: { externals: { 'pad-left': 'pad-start' } },
});
