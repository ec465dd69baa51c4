import { defineConfig } from '@rslib/core';

export default defineConfig({
  mode: 'development',
});
