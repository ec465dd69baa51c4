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
  const peers = fieldsOf(manifest.peerDependencies);
  const installed = {
    ...fieldsOf(manifest.dependencies),
    ...fieldsOf(manifest.devDependencies),
  };
  const added = Object.entries({ ...versions, ...linked }).filter(([name]) => {
    if (name in installed) return false;
    return name in linked || (!(name in peers) && isNeeded(name, project));
  });
  if (own.length === 0 && added.length === 0) return text;
  for (const field of ['dependencies', 'devDependencies']) {
    const listed = Object.entries(fieldsOf(manifest[field]));
    const entries = listed.map(([name, version]) => [name, linked[name] ?? version]);
    if (manifest[field]) manifest[field] = Object.fromEntries(entries);
  }
  const development = { ...fieldsOf(manifest.devDependencies) };
  manifest.devDependencies = { ...development, ...Object.fromEntries(added) };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function isNeeded(name: string, project: Project): boolean {
  const texts = Object.values(project).join('\n');
  if (name === '@rslib/core') return true;
  if (name === 'typescript') return /\bdts\b/.test(texts);
  if (name === '@types/react') return isNeeded('react', project);
  return texts.includes(`'${name}'`) || texts.includes(`"${name}"`);
}
