import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { cleanDistPath: false },
  lib: [{ dts: true, banner: { dts: '// by Acme' } }],
});
