import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { fieldsOf } from '@site/mdx/records';
import { readFiles } from '../../format/files.ts';
import type { Files } from '../../format/record.ts';

/**
 * What `npm publish` would upload of the package in `folder`. No registry is contacted and no script
 * runs. Throws if npm does not list it.
 */
export async function packedFiles(folder: string): Promise<Files> {
  const args = ['pack', '--dry-run', '--json', '--offline', '--ignore-scripts'];
  const { stdout } = await promisify(execFile)(
    'npm',
    [...args, '--no-update-notifier', folder],
    { cwd: path.dirname(folder), maxBuffer: 1 << 26 },
  );
  const packed: unknown = JSON.parse(stdout);
  const { files } = fieldsOf(Array.isArray(packed) ? packed[0] : undefined);
  if (!Array.isArray(files))
    throw new Error(`npm lists no files of ${folder}:\n${stdout}`);
  const paths = files.map((file) => String(fieldsOf(file).path));
  return readFiles(folder, paths.sort());
}
