import { type CheckResult, checkPackage, Package } from '@arethetypeswrong/core';
import type { Files } from './protocol.ts';

/** What Are The Types Wrong finds in a package with these files, as npm would pack it. */
export function checkTypes(files: Files): Promise<CheckResult> {
  const { name = '', version = '' } = JSON.parse(textOf(files['package.json']));
  const installed = Object.entries(files).map(([path, content]) => [
    `/node_modules/${name}/${path}`,
    content,
  ]);
  return checkPackage(new Package(Object.fromEntries(installed), name, version));
}

const textOf = (content: string | Uint8Array = '{}') =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);
