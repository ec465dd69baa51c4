import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/rslib/two' } },
    {
      output: { distPath: 'dist/rslib/one' },
      tools: {
        rspack: {
          module: {
            parser: {
              javascript: { dynamicImportMode: 'eager' },
            },
          },
        },
      },
    },
  ],
});
