import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'browser',
      dts: true,
      output: { target: 'web', distPath: './dist/browser' },
    },
    {
      id: 'server',
      output: { target: 'node', distPath: './dist/server' },
    },
  ],
  plugins: [
    pluginBabel({ include: /\.tsx$/ }),
    pluginSolid({ ssr: true }),
  ],
});
