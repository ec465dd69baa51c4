import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: { react: ['toolkit', 'react'] } },
  lib: [{ format: 'umd', umdName: 'Widgets' }],
});
