import { defineConfig } from '@rslib/core';

const names = ['button', 'dialog', 'menu'];

export default defineConfig({
  source: {
    entry: Object.fromEntries(
      names.map((name) => [
        `${name}/index`,
        `./src/${name}/index.ts`,
      ]),
    ),
  },
});
