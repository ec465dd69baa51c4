import { defineConfig, rsbuild } from '@rslib/core';

const logger = rsbuild.createLogger();
logger.override({
  start: (text) => console.log(`[mine] ${text}`),
  ready: (text) => console.log(`[mine] ${text}`),
});

export default defineConfig({
  customLogger: logger,
});
