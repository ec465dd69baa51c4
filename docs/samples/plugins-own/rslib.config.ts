import { defineConfig } from '@rslib/core';
import { packageVersion } from './package-version';

export default defineConfig({
  plugins: [packageVersion({ name: 'VERSION' })],
});
