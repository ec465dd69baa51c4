import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: { time: 'dates' } },
  lib: [{}],
});
