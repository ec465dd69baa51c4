import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'included',
      source: { include: [/node_modules[\\/]first-of/] },
      output: { distPath: 'dist/included' },
    },
  ],
});
