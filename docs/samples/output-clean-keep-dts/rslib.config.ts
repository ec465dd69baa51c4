import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { cleanDistPath: { keep: [/theme/] } },
  lib: [{ dts: true }],
});
