import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'release-info',
      syntax: 'es2019',
      banner: { js: '/* release-info */' },
    },
  ],
  source: { define: { __VERSION__: '"3.0.0"' } },
  output: {
    distPath: 'dist/rslib',
    externals: ['tz-names'],
    sourceMap: true,
  },
});
