import { runAttwOnFiles, runPublintOnFiles } from '@site/samples/build/package-checks';
import type { Verdict } from '../browser/data/types.ts';

/** What both judges say of one package. */
export interface Verdicts {
  readonly publint: Verdict;
  readonly attw: Verdict;
}

const known = new Map<string, Promise<Verdicts>>();

/**
 * What publint and Are The Types Wrong say of a package with these emitted files. Both are asked once for
 * packages that they cannot tell apart: with the same `package.json` but for what only its author
 * installs, the same declarations, and scripts that export the same in the same way.
 */
export function judge(
  emitted: ReadonlyMap<string, Buffer>,
  manifest: string,
): Promise<Verdicts> {
  const fields: Record<string, unknown> = JSON.parse(manifest);
  const { devDependencies: _, dependencies: __, ...published } = fields;
  const facts = [...emitted].map(([file, content]) => [file, traits(file, content)]);
  const key = JSON.stringify([published, facts]);
  const before = known.get(key);
  if (before) return before;
  const files = new Map([...emitted, ['package.json', Buffer.from(manifest)]]);
  const asked = ask(files);
  known.set(key, asked);
  return asked;
}

/** An answer as it is recorded, with its fields in this order. */
export function verdictOf({ ok, command, says }: Verdict): Verdict {
  return { ok, command, says };
}

async function ask(files: ReadonlyMap<string, Buffer>): Promise<Verdicts> {
  return {
    publint: verdictOf(await runPublintOnFiles(files)),
    attw: verdictOf(await runAttwOnFiles(files)),
  };
}

/** What of a file a judge looks at: the whole text of declarations, and of scripts what makes their kind of module. */
export function traits(file: string, content: Buffer): unknown {
  const text = content.toString();
  if (file.endsWith('.d.ts')) return text;
  if (!file.endsWith('.js')) return null;
  const count = (pattern: RegExp) => [...new Set(text.match(pattern))].sort();
  return [
    count(/\b(?:module\.)?exports\d*(?:\.\w+|\[["'][^\]]*\])?\s*=(?!=)/g),
    count(/\bexport\s*(?:\{[^}]*\}|default|const)/g),
    /(?:^|[\n;}])\s*import\b[^(.]/.test(text),
    /\brequire\s*\(/.test(text),
    /\bimport\.meta\b/.test(text),
    /__esModule/.test(text),
  ];
}
