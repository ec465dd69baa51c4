import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'auto', output: { distPath: 'dist/auto' } },
    {
      id: 'true',
      output: { cleanDistPath: true, distPath: 'dist/true' },
    },
    {
      id: 'false',
      output: { cleanDistPath: false, distPath: 'dist/false' },
    },
  ],
});
