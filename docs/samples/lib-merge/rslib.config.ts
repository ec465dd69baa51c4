import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  banner: { js: '/* top */' },
  source: { define: { NAME: '"top"', PLACE: '"top"' } },
  output: { externals: ['left'] },
  lib: [
    {
      format: 'esm',
      footer: { js: '/* item */' },
      source: { define: { NAME: '"item"' } },
      output: { externals: ['right'] },
    },
  ],
});
