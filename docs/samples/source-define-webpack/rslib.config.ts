import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      banner: {
        js: 'const hostRequire = __webpack_require__;',
      },
    },
  ],
  source: {
    define: { PUBLIC_PATH: '__webpack_public_path__' },
  },
});
