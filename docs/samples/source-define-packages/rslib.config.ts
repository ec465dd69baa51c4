import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { VERSION: '"2.1.0"' } },
  lib: [{}],
});
