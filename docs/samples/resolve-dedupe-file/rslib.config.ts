import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: {
    alias: {
      dates$: './node_modules/dates/lib/dates.js',
    },
  },
  lib: [{}],
});
