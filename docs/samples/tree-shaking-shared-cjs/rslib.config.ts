import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      hello: './src/hello.js',
      bye: './src/bye.js',
    },
  },
});
