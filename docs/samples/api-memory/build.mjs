import { existsSync } from 'node:fs';
import { createRslib } from '@rslib/core';
import { createFsFromVolume, Volume } from 'memfs';

const memory = createFsFromVolume(new Volume());

const rslib = await createRslib({
  config: {
    logLevel: 'error',
    // Otherwise, the folder on the disk is emptied.
    output: { cleanDistPath: false },
    plugins: [
      {
        name: 'in-memory',
        setup(api) {
          api.onAfterCreateCompiler(({ compiler }) => {
            compiler.outputFileSystem = memory;
          });
        },
      },
    ],
  },
});
const { close } = await rslib.build();
await close();

const file = `${import.meta.dirname}/dist/index.js`;
console.log(memory.readFileSync(file, 'utf8'));
console.log('On the disk:', existsSync(file));
