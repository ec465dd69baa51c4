import { defineConfig } from '@rslib/core';

const item = (format: 'esm' | 'cjs') => ({
  format,
  source: {
    define: { __FORMAT__: JSON.stringify(format) },
  },
});

export default defineConfig({
  lib: [item('esm'), item('cjs')],
});
