import type { Project } from './project.ts';

/** Versions of the packages that a downloaded package may need, by name. */
export type Versions = Readonly<Record<string, string>>;

/**
 * The package as a zip archive, in which `npm install && npx rslib` works: `package.json` lists
 * Rslib, TypeScript if declarations are asked for, and what the configuration imports.
 */
export async function archiveOf(project: Project, versions: Versions): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const files = { ...project, 'package.json': completeManifest(project, versions) };
  const contents = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  const bytes = zipSync(Object.fromEntries(contents));
  return new Blob([Uint8Array.from(bytes)], { type: 'application/zip' });
}

/** The text of `package.json` with what building the package needs. */
export function completeManifest(project: Project, versions: Versions): string {
  const text = project['package.json'] ?? '{"name":"my-library","version":"1.0.0"}';
  let manifest: Record<string, unknown>;
  try {
    manifest = JSON.parse(text);
  } catch {
    // The reader's mistake stays the reader's.
    return text;
  }
  const listed = Object.assign(
    {},
    ...['dependencies', 'peerDependencies', 'devDependencies'].map(
      (field) => manifest[field],
    ),
  );
  const missing = Object.entries(versions).filter(
    ([name]) => !(name in listed) && isNeeded(name, project),
  );
  if (missing.length === 0) return text;
  const devDependencies = {
    ...Object(manifest.devDependencies),
    ...Object.fromEntries(missing),
  };
  return `${JSON.stringify({ ...manifest, devDependencies }, null, 2)}\n`;
}

function isNeeded(name: string, project: Project): boolean {
  const texts = Object.values(project).join('\n');
  if (name === '@rslib/core') return true;
  if (name === 'typescript') return /\bdts\b/.test(texts);
  if (name === '@types/react') return isNeeded('react', project);
  return texts.includes(`'${name}'`) || texts.includes(`"${name}"`);
}
