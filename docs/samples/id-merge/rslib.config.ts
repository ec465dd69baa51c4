import {
  defineConfig,
  mergeRslibConfig,
} from '@rslib/core';
import { base } from './rslib.base.ts';

export default defineConfig(
  mergeRslibConfig(base, {
    lib: [{ id: 'modern', banner: { js: '/* mine */' } }],
  }),
);
