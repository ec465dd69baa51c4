import { defineConfig } from '@rslib/core';

const targets = ['chrome 130'];

export default defineConfig({
  lib: [
    {
      syntax: ['chrome 60'],
      tools: {
        swc: [
          { env: { targets } },
          (options) => console.log(options.env),
        ],
      },
    },
  ],
});
