import { defineConfig } from '@rslib/core';

const pluginOptions = { filename: 'all.css' };

export default defineConfig({
  output: { target: 'web' },
  tools: { cssExtract: { pluginOptions } },
  lib: [
    {
      id: 'bundle',
      output: { distPath: 'dist/bundle' },
    },
    {
      id: 'bundleless',
      bundle: false,
      output: { distPath: 'dist/bundleless' },
    },
  ],
});
