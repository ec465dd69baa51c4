import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('dist', { recursive: true });
writeFileSync('dist/old.js', 'old');
writeFileSync('dist/theme.json', '{}');
