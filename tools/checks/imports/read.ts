import path from 'node:path';
import { lineAt, type TextFile } from '../../repository/text-file.ts';

/** That a file of the repository asks for another one. Both are paths from the root of the repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly line: number;
  /** Whether it is `import type` or `export type`, of which nothing is left when the code runs. */
  readonly type: boolean;
}

/** Code of the site: not what is written for tests to read, and not what samples are built with. */
const code =
  /^(?:(?:theme|tools|tests)\/(?!toolchains\/)(?!.*\/fixtures\/).+|[\w.]+)\.m?[jt]sx?$/;

/** `import … from './a'`, `export … from './a'`, `import './a'` at the beginning of a line, and `import('./a')` anywhere. */
const written =
  /(?:^(?:import|export)\s(?<type>type\s)?(?:[^;'"]*?\sfrom\s)?\s*|\bimport\()['"](?<target>\.[^'"\n]*)['"]/gm;

/** What may be left out of the name of a file. */
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The imports between the files of the site's own code, in the order of the files. What leads to no file is for the compiler to find. */
export function importsIn(files: readonly TextFile[]): Import[] {
  const known = new Set(files.map(({ file }) => file));
  return files
    .filter(({ file }) => code.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(written)].flatMap(({ groups, index }) => {
        const { type, target = '' } = groups ?? {};
        const place = path.posix.join(path.posix.dirname(file), target);
        const to = endings.map((end) => place + end).find((name) => known.has(name));
        if (to === undefined) return [];
        return [{ from: file, to, line: lineAt(text, index), type: type !== undefined }];
      }),
    );
}
