import { defineConfig, type RslibConfig } from '@rslib/core';

export default defineConfig((params): RslibConfig => {
  console.log(params);
  const debug = params.envMode === 'debug';
  return {
    lib: [
      {
        format: 'esm',
        output: { sourceMap: debug, minify: !debug },
      },
    ],
  };
});
