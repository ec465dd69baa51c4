import type { Fence } from '@site/pages/page';
import { fragmentMark } from '../fragments/mark.ts';

const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;
const code = new Set([
  'ts',
  'tsx',
  'js',
  'jsx',
  'mts',
  'mjs',
  'cts',
  'cjs',
  'json',
  'jsonc',
]);

/**
 * The name of the file that a block of code claims to be: by a title that is a file's name, or by
 * the look of a whole configuration file, package.json or tsconfig.json in a block that is not
 * marked as a fragment. `undefined` for a block that claims nothing.
 */
export function claimOf({ language, meta, code: text }: Fence): string | undefined {
  const isFragment = fragmentMark(meta) !== undefined;
  return fileNameIn(meta) ?? (isFragment ? undefined : looksLike(language, text));
}

function fileNameIn(meta: string): string | undefined {
  const name = title.exec(meta)?.slice(1).find(Boolean);
  return name !== undefined && /\.[a-z]+$/i.test(name) ? name : undefined;
}

function looksLike(language: string, text: string): string | undefined {
  if (!code.has(language)) return undefined;
  if (/from ['"]@rslib\/core['"]/.test(text) && /export default/.test(text))
    return 'rslib.config.ts';
  if (/^\s*\{[\s\S]*"compilerOptions"\s*:/.test(text)) return 'tsconfig.json';
  if (/^\s*\{[\s\S]*"(?:name|exports|main|module|files)"\s*:/.test(text))
    return 'package.json';
  return undefined;
}
