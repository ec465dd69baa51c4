import { defineConfig } from '@rslib/core';
import { declarations } from './declarations.ts';

export default defineConfig({
  plugins: [declarations],
  lib: [
    {
      id: 'isolated',
      dts: { isolated: true },
      output: { distPath: 'dist/isolated' },
    },
  ],
});
