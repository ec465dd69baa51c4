import { runAttwOnFiles, runPublintOnFiles } from '@site/samples/build/package-checks';
import type { Verdict, Verdicts } from '../browser/data/data.ts';

const cache = new Map<string, Promise<Verdicts>>();

/**
 * What publint and Are The Types Wrong report about a package with these emitted files. Packages
 * that they cannot tell apart are judged once: those with the same `package.json` except for
 * dependencies, the same declarations, and scripts with the same imports and exports.
 */
export function judge(
  emitted: ReadonlyMap<string, Buffer>,
  manifest: string,
): Promise<Verdicts> {
  const fields: Record<string, unknown> = JSON.parse(manifest);
  const { devDependencies: _, dependencies: __, ...published } = fields;
  const key = JSON.stringify([
    published,
    [...emitted].map(([file, content]) => [file, moduleTraits(file, content)]),
  ]);
  const verdicts = cache.get(key) ?? runBoth(emitted, manifest);
  cache.set(key, verdicts);
  return verdicts;
}

async function runBoth(
  emitted: ReadonlyMap<string, Buffer>,
  manifest: string,
): Promise<Verdicts> {
  const files = new Map([...emitted, ['package.json', Buffer.from(manifest)]]);
  return verdictsOf(await runPublintOnFiles(files), await runAttwOnFiles(files));
}

/** Verdicts as they are recorded, with their fields in this order. */
export function verdictsOf(publint: Verdict, attw: Verdict): Verdicts {
  const recorded = ({ ok, command, says }: Verdict) => ({ ok, command, says });
  return { publint: recorded(publint), attw: recorded(attw) };
}

/** What verdicts depend on: all of a declaration file, and the imports and exports of a script. */
export function moduleTraits(file: string, content: Buffer): unknown {
  const text = content.toString();
  if (file.endsWith('.d.ts')) return text;
  if (!file.endsWith('.js')) return null;
  const matches = (pattern: RegExp) => [...new Set(text.match(pattern))].sort();
  return [
    matches(/\b(?:module\.)?exports\d*(?:\.\w+|\[["'][^\]]*\])?\s*=(?!=)/g),
    matches(/\bexport\s*(?:\{[^}]*\}|default|const)/g),
    /(?:^|[\n;}])\s*import\b[^(.]/.test(text),
    /\brequire\s*\(/.test(text),
    /\bimport\.meta\b/.test(text),
    /__esModule/.test(text),
  ];
}
