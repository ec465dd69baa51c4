import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

// The plugin's types do not list `generate`.
const compilerOptions = { dev: false, generate: 'server' };

export default defineConfig({
  lib: [
    {
      id: 'browser',
      output: { target: 'web', distPath: './dist/browser' },
      plugins: [pluginSvelte()],
    },
    {
      id: 'server',
      output: { target: 'node', distPath: './dist/server' },
      plugins: [
        pluginSvelte({
          svelteLoaderOptions: { compilerOptions },
        }),
      ],
    },
  ],
});
