import { defineConfig } from '@rslib/core';
import { text } from './banner.mjs';

console.log('banner:', text);

export default defineConfig({ banner: { js: text } });
