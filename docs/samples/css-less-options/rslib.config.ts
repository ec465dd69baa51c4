import { pluginLess } from '@rsbuild/plugin-less';
import { defineConfig } from '@rslib/core';

const variables = { ink: 'teal', gap: '4px' };

const less = (lessOptions: object) =>
  pluginLess({ lessLoaderOptions: { lessOptions } });

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'global',
      plugins: [less({ globalVars: variables })],
      output: { distPath: 'dist/global' },
    },
    {
      id: 'modify',
      plugins: [less({ modifyVars: variables })],
      output: { distPath: 'dist/modify' },
    },
  ],
});
