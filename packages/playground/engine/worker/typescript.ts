// A script of its own, fetched for declarations: TypeScript, and what works with it.
import { runAttw } from '@site/samples/format/package-checks';
import type { Files } from './protocol.ts';

export { default } from 'typescript-api';
// biome-ignore lint/correctness/noUndeclaredDependencies: the build makes this module
export { files as libraries } from 'virtual-files/libraries';

/** What Are The Types Wrong says about a package with these files, those that npm would pack. */
export function checkTypes(files: Files) {
  const contents = Object.entries(files).map(
    ([path, content]) => [path, Buffer.from(content)] as const,
  );
  return runAttw(new Map(contents));
}
