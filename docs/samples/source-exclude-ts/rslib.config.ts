import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { exclude: [/cents\.ts$/] },
  lib: [{}],
});
