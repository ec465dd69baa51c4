import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    distPath: { js: 'js', css: 'styles' },
  },
  lib: [{ bundle: false }],
});
