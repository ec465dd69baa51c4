import { pluginLess } from '@rsbuild/plugin-less';
import { defineConfig } from '@rslib/core';

const lessOptions = { math: 'always' } as const;

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'object',
      plugins: [
        pluginLess({ lessLoaderOptions: { lessOptions } }),
      ],
      output: { distPath: 'dist/object' },
    },
    {
      id: 'function',
      plugins: [
        pluginLess({
          lessLoaderOptions: () => ({ lessOptions }),
        }),
      ],
      output: { distPath: 'dist/function' },
    },
  ],
});
