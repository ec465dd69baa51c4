import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { CHANNEL: 'stable' } },
  lib: [{}],
});
