import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { target: 'web' } }],
  plugins: [pluginSolid()],
});
