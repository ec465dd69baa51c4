import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome 60'],
  resolve: { extensions: ['.top.js', '...'] },
  output: { filename: { js: () => 'top.js' } },
  lib: [
    {
      syntax: 'es2022',
      resolve: { extensions: ['.item.js', '...'] },
      output: { filename: { js: () => 'item.js' } },
    },
  ],
});
