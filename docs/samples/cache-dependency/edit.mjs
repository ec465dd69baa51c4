import { writeFileSync } from 'node:fs';

const file = 'node_modules/greeter/index.js';
writeFileSync(file, "export const greeting = 'Hi';\n");
