import type { Files } from '@site/engine';
import { runAttw } from '@site/samples/format/package-checks';

/**
 * What Are The Types Wrong says about a package with these files, those that npm would pack. It runs
 * in the worker of the engine, which has TypeScript there.
 */
export function checkTypes(files: Files) {
  const contents = Object.entries(files).map(
    ([path, content]) => [path, Buffer.from(content)] as const,
  );
  return runAttw(new Map(contents));
}
