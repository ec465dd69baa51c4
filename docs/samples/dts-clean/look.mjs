import { existsSync } from 'node:fs';

const left = existsSync('types/svg.d.ts');
console.log('types/svg.d.ts', left ? 'is there' : 'is gone');
