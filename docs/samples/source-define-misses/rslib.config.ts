import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: { 'process.env.CHANNEL': '"stable"' },
  },
  lib: [{}],
});
