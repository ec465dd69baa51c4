import { checkPackage, Package } from '@arethetypeswrong/core';
import {
  publintVerdict,
  attwVerdict as typesVerdict,
} from '@site/samples/build/package-checks';
import { readPackage } from '@site/samples/build/sample';
import { publint } from 'publint';
import type { Leaf } from '../browser/data/leaves.ts';
import type { Check } from './outcome.ts';
import { type PackedFile, readPacked } from './packed.ts';

/**
 * What publint and, where the package has types, Are The Types Wrong say of a built package as it would be uploaded.
 * The second speaks for `require()` where the package has a CommonJS file.
 */
export async function judge(
  { plan }: Leaf,
  folder: string,
  files: readonly PackedFile[],
): Promise<Check[]> {
  const contents = readPacked(folder, files);
  const manifest = readPackage(folder);
  const root = 'package';
  const { messages } = await publint({
    pkgDir: root,
    pack: {
      files: [...contents].map(([file, data]) => ({ name: `${root}/${file}`, data })),
    },
  });
  const checks: Check[] = [{ kind: 'publint', ...publintVerdict(messages, manifest) }];
  if (!plan.types) return checks;
  const { name } = manifest;
  const installed = [...contents].map(
    ([file, data]) => [`/node_modules/${name}/${file}`, data] as const,
  );
  const result = await checkPackage(
    new Package(Object.fromEntries(installed), name, String(manifest.version)),
  );
  if (!result.types) {
    const says = ['The package contains no types.'];
    return [...checks, { kind: 'attw', ok: false, says }];
  }
  const profile = plan.formats.includes('cjs') ? 'node16' : 'esm-only';
  return [...checks, { kind: 'attw', ...typesVerdict(result, profile) }];
}
