import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/cli.ts'],
  outExtensions: () => ({ js: '.js' }),
});
