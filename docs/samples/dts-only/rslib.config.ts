import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: { bundle: true, distPath: 'dist' },
      output: { distPath: 'unpublished' },
    },
  ],
});
