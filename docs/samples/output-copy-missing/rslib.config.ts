import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { copy: ['NOTICE.md'] },
});
