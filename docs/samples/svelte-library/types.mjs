import { readdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { emitDts } from 'svelte2tsx';

const { resolve } = createRequire(import.meta.url);
const folder = 'dist/types';

await emitDts({
  declarationDir: folder,
  libRoot: `${import.meta.dirname}/src`,
  svelteShimsPath: resolve('svelte2tsx/svelte-shims-v4.d.ts'),
});

// TypeScript looks for Name.d.svelte.ts where a file
// imports Name.svelte; svelte2tsx writes another name.
for (const file of readdirSync(folder, { recursive: true })) {
  if (!file.endsWith('.svelte.d.ts')) continue;
  const name = file.replace('.svelte.d.ts', '.d.svelte.ts');
  renameSync(`${folder}/${file}`, `${folder}/${name}`);
}
