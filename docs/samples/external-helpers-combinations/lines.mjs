import { readdirSync, readFileSync } from 'node:fs';

for (const folder of readdirSync('dist')) {
  for (const file of readdirSync(`dist/${folder}`)) {
    const text = readFileSync(`dist/${folder}/${file}`, 'utf8');
    const found = text.match(/"@swc\/helpers\/_\/\w+"/g) ?? [];
    console.log(`dist/${folder}/${file}`, found.length);
  }
}
