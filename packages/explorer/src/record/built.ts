import { listFiles, readFiles } from '@site/samples/build/files';
import {
  type NormalizedFile,
  normalize,
  withNormalizedSizes,
} from '@site/samples/build/normalized-sizes';
import { replacementsFor } from '@site/samples/build/scratch';
import { terminalLines } from '@site/samples/build/terminal';

/** What a build of a package came to. */
export interface Built {
  readonly ok: boolean;
  /** The emitted files, by their path from the package's folder; none where the build failed. */
  readonly files: ReadonlyMap<string, Buffer>;
  /**
   * Normalised as the records of samples are. Of a failed build, lines about declarations are left out: another process
   * writes them, and how far it comes until the build breaks off is chance.
   */
  readonly terminal: readonly string[];
}

/** Reads what a build in `folder` left, after it wrote `output` to the terminal. */
export function readBuilt(folder: string, ok: boolean, output: string): Built {
  const replacements = replacementsFor(folder);
  const paths = listFiles(folder).filter((file) => file.startsWith('dist/'));
  const told = new Map<string, NormalizedFile>();
  for (const [file, content] of readFiles(folder, paths))
    told.set(file, normalize(content, replacements));
  const text = ok ? output : withoutDeclarations(output);
  const lines = withNormalizedSizes(terminalLines(text, replacements), told);
  const files = new Map([...told].map(([file, one]) => [file, one.normalized]));
  return { ok, files: ok ? files : new Map(), terminal: lines };
}

function withoutDeclarations(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\w+ {2,}(?:generating declaration|declaration) files/.test(line))
    .join('\n');
}
