import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: {
        alias: { '@/*': './src/*' },
        typescriptPath: fileURLToPath(
          import.meta.resolve('typescript-api'),
        ),
      },
    },
  ],
});
