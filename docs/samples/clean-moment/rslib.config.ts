import { existsSync } from 'node:fs';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

/** Looks for the last output while the source is compiled. */
const look: RsbuildPlugin = {
  name: 'look',
  setup(api) {
    api.transform({ test: /index\.js$/ }, ({ code }) => {
      const kept = existsSync('dist/index.js');
      return `${code}\nexport const wasThere = ${kept};`;
    });
  },
};

export default defineConfig({
  plugins: [look],
  performance: { buildCache: false },
  output: { cleanDistPath: process.env.CLEAN !== 'false' },
});
