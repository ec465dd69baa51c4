import { readdirSync, statSync } from 'node:fs';

for (const file of readdirSync('dist/app')) {
  const { size } = statSync(`dist/app/${file}`);
  console.log(`${file.padEnd(22)} ${size} bytes`);
}
