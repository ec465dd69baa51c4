import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  source: {
    define: { DEFAULT_UNIT: JSON.stringify('MB') },
  },
});
