import { existsSync, writeFileSync } from 'node:fs';
import { runCommand } from '@site/samples/record/command';
import type { Build } from '../build.ts';
import { has, type Promises, types } from './output.ts';

/** Whether a strict consumer accepts them, one that declares stylesheets and images as pages say. */
async function compiles({ folder }: Build): Promise<boolean> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node'],
  };
  const files = ['dist/index.d.ts', 'src/env.d.ts'].filter((name) =>
    existsSync(`${folder}/${name}`),
  );
  const config = JSON.stringify({ compilerOptions, files });
  writeFileSync(`${folder}/tsconfig.types.json`, config);
  const { exitCode } = await runCommand(
    ['tsc', '--project', 'tsconfig.types.json'],
    folder,
  );
  return exitCode === 0;
}

/** Declarations and what a consumer gets from them. */
export const declarationPromises: Promises = {
  'there are declarations only with dts': {
    applies: () => true,
    kept: (build) => {
      const names = types(build).map(([name]) => name);
      if (has(build, 'dts', 'unset')) return names.length === 0;
      return (
        names.includes('index.d.ts') &&
        (!has(build, 'dts', 'bundle') || names.length === 1)
      );
    },
  },
  'the declarations compile': {
    applies: (build) => !has(build, 'dts', 'unset'),
    kept: compiles,
  },
};
