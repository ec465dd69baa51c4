import { defineConfig } from '@rslib/core';

const library = { type: 'global', name: 'Kelvin' };

export default defineConfig({
  lib: [
    {
      format: 'iife',
      output: { target: 'web' },
      tools: { rspack: { output: { library } } },
    },
  ],
});
