import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'utf8', output: { distPath: 'dist/utf8' } },
    {
      id: 'ascii',
      output: { charset: 'ascii', distPath: 'dist/ascii' },
    },
  ],
});
