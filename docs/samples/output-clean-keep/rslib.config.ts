import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    cleanDistPath: { keep: [/dist[\\/]theme\.json$/] },
  },
});
