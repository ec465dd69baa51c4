import { defineConfig } from '@rslib/core';

console.log('NODE_ENV is', process.env.NODE_ENV);

export default defineConfig({ lib: [{ format: 'esm' }] });
