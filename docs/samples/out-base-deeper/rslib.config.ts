import { defineConfig } from '@rslib/core';

const outBase = './src/utils/text';

export default defineConfig({
  lib: [{ bundle: false, outBase }],
  source: { entry: { index: './src/utils/**' } },
});
