import { defineConfig } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

export default defineConfig({
  lib: [
    {
      format: 'esm',
      banner: { js: `/* ${pkg.name} ${pkg.version} [file] */` },
    },
  ],
});
