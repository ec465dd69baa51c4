import { existsSync, readdirSync, readFileSync } from 'node:fs';

const [old, now] = ['before', 'dist'];
const names = new Set([...readdirSync(old), ...readdirSync(now)]);
const lines = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];

for (const name of [...names].sort()) {
  const a = lines(`${old}/${name}`);
  const b = lines(`${now}/${name}`);
  const gone = a.filter((line) => !b.includes(line));
  const come = b.filter((line) => !a.includes(line));
  if (a.length === 0) console.log(name, 'is new');
  else if (b.length === 0) console.log(name, 'is gone');
  else if (gone.length + come.length === 0) {
    console.log(name, 'is the same');
  } else {
    console.log(name);
    for (const line of gone) console.log('  -', line.trim());
    for (const line of come) console.log('  +', line.trim());
  }
}
