import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', output: { distPath: 'dist/node' } },
    { id: 'page', output: { distPath: 'dist/page' } },
  ],
  tools: {
    rspack(config, { environment, rspack }) {
      if (environment.name !== 'page') return;
      const { NormalModuleReplacementPlugin } = rspack;
      config.plugins.push(
        new NormalModuleReplacementPlugin(
          /\/disk\.js$/,
          './memory.js',
        ),
      );
    },
  },
});
