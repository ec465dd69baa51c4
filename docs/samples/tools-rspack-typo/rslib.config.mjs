import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: { output: { fileName: 'lib.js' } },
  },
});
