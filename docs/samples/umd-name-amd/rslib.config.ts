import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: 'NoteList', amd: 'note-list' },
      output: { target: 'web' },
      tools: {
        rspack: {
          output: {
            library: { type: 'umd', umdNamedDefine: true },
          },
        },
      },
    },
  ],
});
