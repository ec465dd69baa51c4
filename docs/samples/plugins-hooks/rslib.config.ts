import { defineConfig } from '@rslib/core';
import { hooks } from './hooks.ts';

export default defineConfig({
  plugins: [hooks],
  lib: [{ syntax: 'es2019', dts: true }],
  source: { define: { UNIT: '"m"' } },
});
