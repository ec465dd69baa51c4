import { readdir } from 'node:fs/promises';
import { defineConfig, type RslibConfig } from '@rslib/core';

export default defineConfig(async (): Promise<RslibConfig> => {
  const folders = await readdir('src');
  const entries = folders.map((name) => [
    name,
    `./src/${name}/index.ts`,
  ]);
  return {
    source: { entry: Object.fromEntries(entries) },
    lib: [{ format: 'esm' }],
  };
});
