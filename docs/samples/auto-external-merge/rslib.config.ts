import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { autoExternal: { dependencies: false } },
  lib: [
    {
      format: 'esm',
      output: {
        autoExternal: { peerDependencies: false },
      },
    },
  ],
});
