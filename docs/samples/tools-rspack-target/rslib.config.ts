import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'target',
      output: { distPath: 'dist/target' },
      tools: { rspack: { target: ['web', 'es5'] } },
    },
    {
      id: 'syntax',
      output: { distPath: 'dist/syntax' },
      syntax: 'es5',
    },
  ],
});
