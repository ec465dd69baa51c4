import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: [process.env.BROWSER ?? 'node 20'] }],
});
