import { defineConfig } from '@rslib/core';

const library = { type: 'commonjs2', export: 'default' };

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      dts: true,
      tools: { rspack: { output: { library } } },
    },
  ],
});
