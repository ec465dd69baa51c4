import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { dedupe: ['dates'] },
  lib: [{}],
});
