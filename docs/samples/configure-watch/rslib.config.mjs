import { defineConfig } from '@rslib/core';
import { text } from './banner.mjs';

const watch = process.argv.includes('--watch');
console.log('watch:', watch, 'banner:', text);

export default defineConfig({
  banner: { js: text },
  lib: [{ output: { minify: !watch } }],
});
