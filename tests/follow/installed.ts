import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces `npm install` without a network: links the packages that the package.json in `folder`
 * requires, and no others, from `home`. Returns one text for each wrong requirement.
 */
export function install(folder: string, home: string): string[] {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  const required = {
    ...manifest.peerDependencies,
    ...manifest.devDependencies,
    ...manifest.dependencies,
  };
  return Object.entries(required).flatMap(([name, range]) => {
    const target = `${folder}/node_modules/${name}`;
    if (existsSync(target)) return [];
    const source = `${home}/node_modules/${name}`;
    if (!existsSync(source)) {
      return [`package.json requires ${name}, which the sample is not built with.`];
    }
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(source, target, 'dir');
    linkPrograms(folder, home, name);
    const { version }: { version: string } = JSON.parse(
      readFileSync(`${source}/package.json`, 'utf8'),
    );
    if (allows(range, version)) return [];
    return [
      `package.json requires ${name} ${range}, but the sample is built with ${version}.`,
    ];
  });
}

function linkPrograms(folder: string, home: string, name: string): void {
  const bin = `${folder}/node_modules/.bin`;
  mkdirSync(bin, { recursive: true });
  const { bin: programs = {} }: { bin?: string | Record<string, string> } = JSON.parse(
    readFileSync(`${home}/node_modules/${name}/package.json`, 'utf8'),
  );
  const names =
    typeof programs === 'string' ? [path.basename(name)] : Object.keys(programs);
  const available = readdirSync(`${home}/node_modules/.bin`);
  for (const one of names.filter((each) => available.includes(each))) {
    if (!existsSync(`${bin}/${one}`)) {
      symlinkSync(`${home}/node_modules/.bin/${one}`, `${bin}/${one}`);
    }
  }
}

/**
 * Whether a range of package.json allows a version. Supports what pages use: `1.2.3`, `^`, `~`,
 * `>=`, `x` or nothing for later parts, and `||`.
 */
export function allows(range: string, version: string): boolean {
  return range.split('||').some((one) => allowsOne(one.trim(), version));
}

function allowsOne(range: string, version: string): boolean {
  const [, mark = '', text = ''] = /^(\^|~|>=|)\s*(\d[\d.x*]*)$/.exec(range) ?? [];
  if (text === '') return range === '*';
  const wanted = text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : -1));
  const found = version.split(/[.-]/).map(Number);
  const difference = wanted
    .map((part, index) => (part < 0 ? 0 : (found[index] ?? 0) - part))
    .findIndex((part) => part !== 0);
  if (difference < 0) return true;
  const higher = (found[difference] ?? 0) > (wanted[difference] ?? 0);
  if (mark === '>=') return higher;
  const fixed = mark === '^' ? firstNonZero(wanted) : mark === '~' ? 1 : wanted.length;
  return higher && difference > fixed;
}

/** `^` allows no changes up to the first part that is not zero. */
function firstNonZero(parts: readonly number[]): number {
  const index = parts.findIndex((part) => part > 0);
  return index < 0 ? parts.length : index;
}
