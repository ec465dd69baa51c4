import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: true }],
});
