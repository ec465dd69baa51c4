import { pluginStylus } from '@rsbuild/plugin-stylus';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginStylus()],
});
