import { defineConfig, rsbuild } from '@rslib/core';

const logger = rsbuild.createLogger();
logger.override({
  ready: (text) => console.log(`[mine] ${text}`),
});

export default defineConfig({
  mode: 'development',
  customLogger: logger,
  environments: {
    page: { source: { entry: { index: './missing.ts' } } },
  },
  moduleFederation: {
    options: { name: 'demo', exposes: { '.': './src' } },
  },
  dev: { writeToDisk: true, assetPrefix: '/dev/' },
  html: { title: 'Demo', favicon: './src/icon.png' },
  security: { nonce: 'r4nd0m' },
  server: { port: 8080, base: '/docs/' },
  performance: {
    preload: true,
    prefetch: true,
    preconnect: ['https://example.com'],
    dnsPrefetch: ['https://example.com'],
  },
});
