import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    swc(options) {
      console.log(options);
    },
  },
});
