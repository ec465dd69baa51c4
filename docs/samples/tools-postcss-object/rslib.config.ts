import { defineConfig } from '@rslib/core';

const blank = { postcssPlugin: 'blank' };

export default defineConfig({
  output: { target: 'web' },
  tools: {
    postcss: { postcssOptions: { plugins: [blank] } },
  },
});
