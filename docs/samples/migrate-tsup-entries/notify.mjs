import { appendFileSync } from 'node:fs';

appendFileSync(`dist/${process.argv[2]}/built.txt`, 'built\n');
