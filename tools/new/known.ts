import { objectOf } from '../repository/contents.ts';
import type { TextFile } from '../repository/text-file.ts';
import type { Known } from './names.ts';

/** Reads from the files of the repository what a new page depends on. Throws where facts are missing. */
export function knownIn(files: readonly TextFile[]): Known {
  const matches = (pattern: RegExp) =>
    files.flatMap(({ file }) => pattern.exec(file)?.[1] ?? []);
  return {
    folders: matches(/^docs\/en\/(.+)\/_meta\.json$/),
    pages: matches(/^docs\/en\/(.+)\.mdx$/),
    samples: matches(/^docs\/samples\/([^/]+)\/sample\.json$/),
    options: Object.keys(Object(objectOf(files, 'tools/facts/facts.json').fields)),
  };
}
