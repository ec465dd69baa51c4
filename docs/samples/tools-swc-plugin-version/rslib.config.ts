import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    swc: {
      jsc: {
        experimental: {
          plugins: [
            [
              '@swc/plugin-styled-components-12',
              { displayName: true, ssr: false },
            ],
          ],
        },
      },
    },
  },
});
