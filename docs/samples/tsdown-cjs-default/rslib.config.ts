import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { bundle: true } },
    {
      format: 'cjs',
      output: {
        copy: [{ from: 'types/index.d.cts' }],
      },
      tools: {
        rspack: {
          output: {
            library: {
              type: 'commonjs2',
              export: 'default',
            },
          },
        },
      },
    },
  ],
  output: { distPath: 'dist/rslib' },
});
