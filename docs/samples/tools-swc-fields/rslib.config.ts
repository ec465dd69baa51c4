import { defineConfig } from '@rslib/core';

const transform = { useDefineForClassFields: false };

export default defineConfig({
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    {
      id: 'swc',
      output: { distPath: 'dist/swc' },
      tools: { swc: { jsc: { transform } } },
    },
  ],
});
