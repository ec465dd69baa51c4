import { appendFileSync } from 'node:fs';

const file = 'packages/trips/src/index.ts';
appendFileSync(file, '// edited\n');
