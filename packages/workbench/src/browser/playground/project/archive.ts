import { fieldsOf } from '@site/mdx/records';
import type { Project } from '../../parts/recorded.ts';

/** Versions of the packages that a downloaded package may need, by name. */
export type Versions = Readonly<Record<string, string>>;

/**
 * The package as a zip archive, in which `npm install && npx rslib` works: `package.json` lists
 * Rslib, what its options need, and what is imported. Packages of the project itself are in `deps`,
 * where npm takes them from.
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

/** The name of the archive: that of the package, where it has one. */
export function archiveName(project: Project): string {
  const name = readManifest(project['package.json'])?.name;
  const bare = typeof name === 'string' ? name.split('/').at(-1) : '';
  return `${bare || 'package'}.zip`;
}

/** The fields of `package.json`; undefined if its text is no JSON. */
function readManifest(text = ''): Readonly<Record<string, unknown>> | undefined {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The text of `package.json` with what building the package needs. */
export function completeManifest(project: Project, versions: Versions): string {
  const text = project['package.json'] ?? '{"name":"my-library","version":"1.0.0"}';
  const manifest = readManifest(text);
  // The reader's mistake stays the reader's.
  if (!manifest) return text;
  const dependencies = { ...fieldsOf(manifest.dependencies) };
  const listed = { ...fieldsOf(manifest.peerDependencies), ...dependencies };
  const needed = Object.entries(versions).filter(
    ([name]) => !(name in listed) && isNeeded(name, project),
  );
  const devDependencies = {
    ...Object.fromEntries<unknown>(needed),
    ...fieldsOf(manifest.devDependencies),
  };
  for (const path of Object.keys(project)) {
    const [, name] =
      /^node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path) ?? [];
    const field = name && name in dependencies ? dependencies : devDependencies;
    if (name) field[name] = `file:deps/${name}`;
  }
  const given = manifest.dependencies && dependencies;
  const complete = { ...manifest, dependencies: given, devDependencies };
  return `${JSON.stringify(complete, null, 2)}\n`;
}

/** What asks for packages that no file imports. */
const signs: Readonly<Record<string, RegExp>> = {
  '@rslib/core': /(?:)/,
  '@microsoft/api-extractor': /\bdts\b.*\bbundle\s*(?:[,}]|:(?!\s*false\b))/s,
  '@swc/helpers': /\bexternalHelpers\b/,
  typescript: /\bdts\b/,
};

function isNeeded(name: string, project: Project): boolean {
  if (name === '@types/react') return isNeeded('react', project);
  const texts = Object.values(project).join('\n');
  if (signs[name]) return signs[name].test(texts);
  return texts.includes(`'${name}'`) || texts.includes(`"${name}"`);
}
