import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'my lib', format: 'esm' }],
});
