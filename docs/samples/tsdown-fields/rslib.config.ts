import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/rslib/default' } },
    {
      output: { distPath: 'dist/rslib/swc' },
      tools: {
        swc: {
          jsc: {
            transform: { useDefineForClassFields: false },
          },
        },
      },
    },
  ],
});
