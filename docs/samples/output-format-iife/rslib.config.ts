import { defineConfig } from '@rslib/core';

const library = { type: 'global', name: 'SizeLabel' };

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { target: 'web', distPath: 'dist/esm' },
    },
    {
      format: 'iife',
      output: { target: 'web', distPath: 'dist/script' },
      tools: { rspack: { output: { library } } },
    },
  ],
});
