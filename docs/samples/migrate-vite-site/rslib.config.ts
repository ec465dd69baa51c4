import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  output: { target: 'web' },
  server: { publicDir: false },
  source: { tsconfigPath: './tsconfig.build.json' },
});
