import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  lib: [
    {
      id: 'own-code',
      output: { distPath: 'dist/own-code' },
    },
    {
      id: 'included',
      source: { include: [/node_modules[\\/]row-name/] },
      output: { distPath: 'dist/included' },
    },
  ],
});
