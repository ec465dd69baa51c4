import { fieldsOf } from '@site/pages/records';
import type { Project } from './project.ts';

/** Versions of the packages that a downloaded package may need, by name. */
export type Versions = Readonly<Record<string, string>>;

/**
 * The package as a zip archive, in which `npm install && npx rslib` works: `package.json` lists
 * Rslib, TypeScript if declarations are asked for, and what the configuration imports. Packages of
 * the project itself are in `deps`, where npm takes them from.
 */
export async function archiveOf(project: Project, versions: Versions): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const files = { ...project, 'package.json': completeManifest(project, versions) };
  const contents = Object.entries(files).map(([path, text]) => [
    path.replace(/^node_modules\//, 'deps/'),
    strToU8(text),
  ]);
  const bytes = zipSync(Object.fromEntries(contents));
  return new Blob([Uint8Array.from(bytes)], { type: 'application/zip' });
}

/** The text of `package.json` with what building the package needs. */
export function completeManifest(project: Project, versions: Versions): string {
  const text = project['package.json'] ?? '{"name":"my-library","version":"1.0.0"}';
  let manifest: Record<string, unknown>;
  try {
    manifest = { ...fieldsOf(JSON.parse(text)) };
  } catch {
    // The reader's mistake stays the reader's.
    return text;
  }
  const own = Object.keys(project).flatMap(
    (path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path)?.[1] ?? [],
  );
  const linked = Object.fromEntries(own.map((name) => [name, `file:deps/${name}`]));
  const added = { ...linked };
  const listed: Record<string, unknown> = {};
  for (const field of ['dependencies', 'peerDependencies', 'devDependencies']) {
    const before: Record<string, unknown> = { ...fieldsOf(manifest[field]) };
    for (const name of Object.keys(before)) {
      listed[name] = before[name];
      if (field === 'peerDependencies' || !linked[name]) continue;
      before[name] = linked[name];
      delete added[name];
    }
    if (manifest[field]) manifest[field] = before;
  }
  for (const [name, version] of Object.entries(versions))
    if (!(name in listed) && isNeeded(name, project)) added[name] = version;
  const isSame = own.length === 0 && Object.keys(added).length === 0;
  if (isSame) return text;
  const devDependencies = { ...fieldsOf(manifest.devDependencies), ...added };
  return `${JSON.stringify({ ...manifest, devDependencies }, null, 2)}\n`;
}

function isNeeded(name: string, project: Project): boolean {
  const texts = Object.values(project).join('\n');
  if (name === '@rslib/core') return true;
  if (name === 'typescript') return /\bdts\b/.test(texts);
  if (name === '@types/react') return isNeeded('react', project);
  return texts.includes(`'${name}'`) || texts.includes(`"${name}"`);
}
