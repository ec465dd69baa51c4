import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { aliasStrategy: 'prefer-alias' },
  lib: [{}],
});
