import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, dts: true }],
  source: {
    entry: { index: ['./src/**', '!./src/**/*.test.ts'] },
  },
  output: {
    distPath: 'dist/rslib',
    copy: [{ from: 'assets', to: 'assets' }],
  },
});
