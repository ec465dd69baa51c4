import { defineConfig } from '@rslib/core';

const filename = { js: '[name].common.js' };

export default defineConfig({
  format: 'cjs',
  lib: [
    {
      id: 'on',
      output: { filename, distPath: 'dist/on' },
    },
    {
      id: 'off',
      autoExtension: false,
      output: { filename, distPath: 'dist/off' },
    },
  ],
});
