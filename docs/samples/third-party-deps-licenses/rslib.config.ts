import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    copy: [
      {
        from: 'node_modules/leap-year/LICENSE',
        to: 'licenses/leap-year.txt',
      },
    ],
  },
});
