import { defineConfig } from '@rslib/core';

const text = '/* Swatches, MIT license */';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { target: 'web' },
      footer: { js: text, css: text, dts: text },
    },
  ],
});
