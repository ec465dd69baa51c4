import type { Project } from '../project/project.ts';

/**
 * What publint reports about the package as npm would pack it, a line each; none if it finds
 * nothing. Rejects if `package.json` is no JSON.
 */
export async function publintLines(
  project: Project,
  emitted: Readonly<Record<string, Uint8Array>>,
): Promise<string[]> {
  const [{ publint }, { formatMessage }] = await Promise.all([
    import('publint'),
    import('publint/utils'),
  ]);
  const manifest: Record<string, unknown> = JSON.parse(project['package.json'] ?? '');
  const encoder = new TextEncoder();
  const all = [
    ...Object.entries(project).map(
      ([path, text]) => [path, encoder.encode(text)] as const,
    ),
    ...Object.entries(emitted),
  ];
  const files = all
    .filter(([path]) => isPacked(path, manifest.files))
    .map(([path, data]) => ({ name: `package/${path}`, data: Uint8Array.from(data) }));
  const { messages } = await publint({ pkgDir: 'package', pack: { files } });
  return messages.map(
    (message) => `${message.type}: ${formatMessage(message, manifest, { color: false })}`,
  );
}

/** npm packs these always. */
const always = /^(?:package\.json|readme(?:\.\w+)?|(?:license|licence)(?:\.\w+)?)$/i;

/** Whether npm packs a file, by the field `files` of `package.json`; all if there is none. */
export function isPacked(path: string, field: unknown): boolean {
  if (path.startsWith('node_modules/')) return false;
  if (!Array.isArray(field) || always.test(path)) return true;
  const matches = (pattern: string) => {
    const bare = pattern.replace(/^\.?\//, '').replace(/\/(?:\*{1,2}(?:\/\*)?)?$/, '');
    const source = bare
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*\*|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
    return new RegExp(`^${source}(?:/|$)`).test(path);
  };
  const patterns = field.map(String);
  const isExcluded = patterns.some((one) => one.startsWith('!') && matches(one.slice(1)));
  return !isExcluded && patterns.some((one) => !one.startsWith('!') && matches(one));
}
