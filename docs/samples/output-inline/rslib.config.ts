import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'off', output: { distPath: 'dist/off' } },
    {
      id: 'on',
      output: {
        inlineScripts: true,
        inlineStyles: true,
        distPath: 'dist/on',
      },
    },
  ],
});
