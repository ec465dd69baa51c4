import { defineConfig } from '@rslib/core';

const js = { path: false, extension: false };

export default defineConfig({
  lib: [{ bundle: false, redirect: { js } }],
});
