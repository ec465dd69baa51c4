import { defineConfig } from '@rslib/core';

export default defineConfig({
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
