// Without a page, as on a server.
await import('./dist/auto/index.js');
