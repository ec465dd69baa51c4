import { runAttw } from '@site/samples/format/package-checks';
import type { Files } from './protocol.ts';

/** What Are The Types Wrong says about a package with these files, those that npm would pack. */
export function checkTypes(files: Files) {
  const contents = Object.entries(files).map(
    ([path, content]) => [path, Buffer.from(content)] as const,
  );
  return runAttw(new Map(contents));
}
