// A script of its own, fetched for declarations: TypeScript, and what works with it.
import { checkPackage, Package } from '@arethetypeswrong/core';
import { fieldsOf } from '@site/pages/records';
import { attwVerdict, profileFor } from '@site/samples/build/attw-verdict';
import type { Files } from './protocol.ts';

export { default } from 'typescript-api';

/**
 * What Are The Types Wrong says about a package with these files, as npm would pack it, and about whose
 * types: a profile of its command.
 */
export async function checkTypes(files: Files) {
  const manifest = { ...fieldsOf(JSON.parse(textOf(files['package.json']))) };
  const name = String(manifest.name ?? '');
  const installed = Object.entries(files).map(([path, content]) => [
    `/node_modules/${name}/${path}`,
    content,
  ]);
  const found = await checkPackage(
    new Package(Object.fromEntries(installed), name, String(manifest.version ?? '')),
  );
  const profile = profileFor(manifest);
  return { profile, says: attwVerdict(found, profile).says };
}

const textOf = (content: string | Uint8Array = '{}') =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);
