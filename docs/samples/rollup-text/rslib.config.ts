import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const lines: RsbuildPlugin = {
  name: 'kit-terms:lines',
  setup(api) {
    api.transform({ test: /\.txt$/ }, ({ code }) => {
      const list = JSON.stringify(code.split('\n'));
      return `export default ${list};`;
    });
  },
};

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/asset' } },
    {
      output: { distPath: 'dist/rslib' },
      tools: {
        rspack: {
          module: {
            rules: [
              { test: /\.txt$/, type: 'javascript/auto' },
            ],
          },
        },
      },
    },
  ],
  plugins: [lines],
});
