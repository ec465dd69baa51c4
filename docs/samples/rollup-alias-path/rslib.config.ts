import path from 'node:path';
import { defineConfig } from '@rslib/core';

const store = path.resolve('src/store.js');
const own = path.resolve('src/index.js');

export default defineConfig({
  source: {
    entry: {
      index: './src/index.js',
      utils: './src/utils.js',
    },
  },
  output: {
    externals: [
      ({ context, contextInfo, request }, done) => {
        const file = path.resolve(context ?? '', request ?? '');
        const isOther = contextInfo?.issuer !== own;
        if (file === store && isOther) done(undefined, 'mini-store');
        else done();
      },
    ],
  },
});
