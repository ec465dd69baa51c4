import { readFileSync } from 'node:fs';
import { checkPackage, Package } from '@arethetypeswrong/core';
import {
  publintVerdict,
  attwVerdict as typesVerdict,
} from '@site/samples/build/package-checks';
import { runScript } from '@site/samples/build/programs';
import { readPackage } from '@site/samples/build/sample';
import { publint } from 'publint';
import { globalName, outputFolder, packageName } from '../browser/data/plan.ts';
import type { CheckKind } from '../browser/data/proof.ts';
import type { BuiltPackage } from './projects.ts';

/** The result of one check of one package. */
export interface Check {
  /** The id of the package. */
  readonly id: string;
  readonly kind: CheckKind;
  readonly ok: boolean;
  /** The output, line by line. */
  readonly says: readonly string[];
}

type Result = Pick<Check, 'ok' | 'says'>;

/** The checks that look at one package at a time, as it is installed in its consumer. */
export async function checkInstalled(built: BuiltPackage): Promise<Check[]> {
  const { id, plan, consumer, files } = built;
  const installed = `${consumer}/node_modules/${packageName}`;
  const manifest = readPackage(installed);
  const contents = files.map(
    ({ path }) => [path, Uint8Array.from(readFileSync(`${installed}/${path}`))] as const,
  );
  const checks: Check[] = [];
  if (plan.formats.includes('script')) {
    const file = `${outputFolder('script', plan)}/index.js`;
    const { ok, says } = await runScript(installed, file, globalName);
    checks.push({ id, kind: 'script', ok, says });
  }
  if (plan.css) {
    const texts = contents.map(([path, data]) => [path, Buffer.from(data).toString()]);
    checks.push({ id, kind: 'style', ...checkStyles(Object.fromEntries(texts)) });
  }
  const { messages } = await publint({
    pkgDir: 'package',
    pack: { files: contents.map(([path, data]) => ({ name: `package/${path}`, data })) },
  });
  checks.push({ id, kind: 'publint', ...publintVerdict(messages, manifest) });
  if (plan.types) {
    const profile = plan.formats.includes('cjs') ? 'node16' : 'esm-only';
    const paths = contents.map(([path, data]) => [
      `/node_modules/${packageName}/${path}`,
      data,
    ]);
    const result = await checkPackage(
      new Package(Object.fromEntries(paths), packageName, String(manifest.version)),
    );
    const verdict = result.types
      ? typesVerdict(result, profile)
      : { ok: false, says: ['The package contains no types.'] };
    checks.push({ id, kind: 'attw', ...verdict });
  }
  return checks;
}

/** Whether there is one stylesheet, and every main JavaScript file uses the class in it. */
function checkStyles(texts: Readonly<Record<string, string>>): Result {
  const sheets = Object.keys(texts).filter((file) => file.endsWith('.css'));
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1) {
    return { ok: false, says: [`${sheets.length} stylesheets would be uploaded`] };
  }
  const name = /\.([\w-]+)\s*\{/.exec(texts[sheet] ?? '')?.[1];
  if (name === undefined) return { ok: false, says: [`${sheet} has no class`] };
  const scripts = Object.keys(texts).filter((file) => /(^|\/)index\.c?js$/.test(file));
  const without = scripts.filter((file) => !texts[file]?.includes(name));
  if (without.length > 0) {
    return { ok: false, says: without.map((file) => `${file} does not use .${name}`) };
  }
  return { ok: true, says: [`.${name}: ${[sheet, ...scripts].join(', ')}`] };
}
