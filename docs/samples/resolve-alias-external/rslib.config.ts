import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { time: 'dates' } },
  lib: [{}],
});
