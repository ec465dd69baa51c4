import path from 'node:path';

const suffix = /\.module\.css$/;

/**
 * Gives the function that names a class of a CSS module after its file and what it is called there: `Sample-box` for `.box` in
 * `Sample.module.css`. A hash, the usual way to tell two apart, is what compression can do nothing with, and every page has 100 of them.
 *
 * @throws (the function) when two of the files that it is asked about have the same name, since their classes would meet
 */
export function classNames(): (file: string, local: string) => string {
  const known = new Map<string, string>();
  return (file, local) => {
    const name = path.basename(file).replace(suffix, '');
    const other = known.get(name) ?? file;
    if (other !== file) {
      throw new Error(
        `${file} has the name of ${other}, so their classes would be one. Rename it: classes are named after their file (tools/rspress/names).`,
      );
    }
    known.set(name, file);
    return `${name}-${local}`;
  };
}
