import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { extensions: ['.web.ts'] },
  lib: [{}],
});
