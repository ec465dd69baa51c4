import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'commonjs',
      output: {
        externals: { tool: 'commonjs tool' },
        distPath: 'dist/commonjs',
      },
    },
    {
      id: 'node',
      output: {
        externals: { tool: 'node-commonjs tool' },
        distPath: 'dist/node',
      },
    },
  ],
});
