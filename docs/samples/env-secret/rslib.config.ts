import { defineConfig } from '@rslib/core';

const token = process.env.RELEASE_TOKEN;

export default defineConfig({
  source: {
    define: {
      'process.env.RELEASE_TOKEN': JSON.stringify(token),
    },
  },
  lib: [{ format: 'esm' }],
});
