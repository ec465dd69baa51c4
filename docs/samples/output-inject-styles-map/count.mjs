import { readFileSync } from 'node:fs';

for (const item of ['true', 'js']) {
  const code = readFileSync(`dist/${item}/index.js`, 'utf8');
  const rules = code.split('teal').length - 1;
  console.log(item, 'contains the rule', rules, 'times');
}
