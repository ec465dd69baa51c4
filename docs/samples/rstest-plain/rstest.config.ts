import { defineConfig } from '@rstest/core';

export default defineConfig({
  reporters: ['github-actions'],
});
