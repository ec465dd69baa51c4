import { defineConfig } from 'tsdown';

export default defineConfig({
  platform: 'browser',
  target: 'chrome80',
  outDir: 'dist/tsdown',
});
