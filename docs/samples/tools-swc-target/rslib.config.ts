import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'syntax',
      syntax: 'es2021',
      output: { distPath: 'dist/syntax' },
    },
    {
      id: 'swc',
      syntax: 'es2021',
      output: { distPath: 'dist/swc' },
      tools: { swc: { jsc: { target: 'es2022' } } },
    },
  ],
});
