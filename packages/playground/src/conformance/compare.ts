import { recordedFiles } from '@site/samples/build/record';
import type { Candidate } from './samples.ts';

/** A build in the playground; contents are Latin-1 text by path. */
export interface Built {
  readonly ok: boolean;
  readonly files: Readonly<Record<string, string>>;
  readonly log: string;
}

/**
 * How a build in the playground differs from the record of a sample, in a sentence; undefined if
 * they are equal in every byte. Where packages are installed counts as the same place.
 */
export function differenceOf(
  { folder, fails }: Candidate,
  built: Built,
): string | undefined {
  if (fails === undefined && !built.ok) return `It fails: ${firstError(built.log)}`;
  if (fails !== undefined && built.ok) return 'It builds here, and fails elsewhere.';
  if (fails !== undefined && !built.log.includes(fails))
    return `It fails with another message: ${firstError(built.log)}`;
  const recorded = new Map(
    [...recordedFiles(folder)].map(([path, content]) => [
      path,
      content.toString('latin1'),
    ]),
  );
  const paths = [...new Set([...recorded.keys(), ...Object.keys(built.files)])].sort();
  const different = paths.filter(
    (path) =>
      path.startsWith('dist/') &&
      placed(recorded.get(path)) !== placed(built.files[path]),
  );
  return different.length > 0 ? `${different.join(', ')} differ.` : undefined;
}

function placed(text: string | undefined): string | undefined {
  return text
    ?.replace(/(?:\.\.\/)*node_modules\//g, './node_modules/')
    .replaceAll('/project/./node_modules/', '/./node_modules/');
}

function firstError(log: string): string {
  const lines = log.split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => /^error|Error:|✖|×/.test(line));
  const shown = lines.slice(Math.max(0, start)).filter(Boolean).slice(0, 3);
  // What differs from run to run would be a change of the record.
  const text = shown
    .join(' ')
    .replace(/\d+\.\d+ ?s\b/g, '… s')
    .replace(/\?t=\d+/g, '')
    .replace(/ at Object.*/, '');
  return text.length > 200 ? text.slice(0, 200).replace(/\S*$/, '…') : text;
}
