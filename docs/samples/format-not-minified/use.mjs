import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

for (const file of ['here.js', 'wait.js'])
  try {
    new Script(readFileSync(`dist/${file}`, 'utf8'));
    console.log(file, 'can be parsed');
  } catch (error) {
    console.log(file, error.message);
  }
