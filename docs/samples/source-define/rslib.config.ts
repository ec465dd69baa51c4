import { defineConfig } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

export default defineConfig({
  source: {
    define: {
      VERSION: JSON.stringify(pkg.version),
      TRACE: false,
    },
  },
  lib: [{ dts: true }],
});
