import { defineConfig } from '@rslib/core';

const plugin = { name: 'example', setup() {} };

export default defineConfig({
  plugins: plugin,
});
