import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    transformImport: [
      {
        libraryName: 'big-ui',
        libraryDirectory: 'parts',
      },
    ],
  },
  lib: [{}],
});
