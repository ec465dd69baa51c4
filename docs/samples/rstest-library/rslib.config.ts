import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'esm',
      format: 'esm',
      dts: true,
    },
  ],
  source: {
    define: {
      DEFAULT_UNIT: JSON.stringify('m'),
    },
  },
});
