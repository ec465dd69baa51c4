import { pick } from '../write/node.ts';
import type { Item } from './draft.ts';

/** A path without the `./` that it may begin with. */
export function withoutDot(path: string): string {
  return path.replace(/^\.\//, '');
}

/** The first folder of a path; the file itself if it is in none. */
export function firstFolder(path: string): string {
  return withoutDot(path).split('/')[0] ?? '';
}

/** The folder that an item is built into, without `./`. */
export function folderOf({ settings }: Item): string {
  return withoutDot(String(pick(settings, 'output.distPath') ?? 'dist'));
}
