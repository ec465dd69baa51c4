import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: {
        distPath: 'dist/default',
        copy: [{ from: 'static' }],
      },
    },
    {
      id: 'unchanged',
      output: {
        distPath: 'dist/unchanged',
        copy: [{ from: 'static', info: { minimized: true } }],
      },
    },
  ],
});
