await import('./dist/index.js');
