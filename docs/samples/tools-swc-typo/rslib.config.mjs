import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    swc: { jsc: { targets: 'es2020' } },
  },
});
