import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'typescript',
      dts: true,
      output: { distPath: 'dist/typescript' },
    },
    {
      id: 'isolated',
      dts: { isolated: true },
      output: { distPath: 'dist/isolated' },
    },
  ],
});
