import { appendFileSync } from 'node:fs';

appendFileSync('packages/trips/src/index.ts', '// edited\n');
