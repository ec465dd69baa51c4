import {
  type PackedFiles,
  runAttw,
  runPublint,
} from '@site/samples/build/package-checks';
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
  const withManifest = new Map([...emitted, ['package.json', Buffer.from(manifest)]]);
  const verdicts = cache.get(key) ?? judgeOnce(withManifest);
  cache.set(key, verdicts);
  return verdicts;
}

/** What publint and Are The Types Wrong report about a package. */
export async function judgeOnce(files: PackedFiles): Promise<Verdicts> {
  const recorded = ({ ok, command, says }: Verdict) => ({ ok, command, says });
  return {
    publint: recorded(await runPublint(files)),
    attw: recorded(await runAttw(files)),
  };
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
