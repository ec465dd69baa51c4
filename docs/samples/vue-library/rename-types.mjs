import { readdirSync, renameSync } from 'node:fs';

// TypeScript looks for Name.d.vue.ts where a file
// imports Name.vue; vue-tsc writes Name.vue.d.ts.
for (const file of readdirSync('dist', { recursive: true })) {
  if (!file.endsWith('.vue.d.ts')) continue;
  const name = file.replace('.vue.d.ts', '.d.vue.ts');
  renameSync(`dist/${file}`, `dist/${name}`);
}
