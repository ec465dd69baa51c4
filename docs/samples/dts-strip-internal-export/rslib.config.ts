import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'true',
      dts: true,
      output: { distPath: 'dist/true' },
    },
    {
      id: 'bundle',
      dts: { bundle: true },
      output: { distPath: 'dist/bundle' },
    },
  ],
});
