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
 * Whether a range of package.json allows a version. Supports what samples use: `1.2.3`, `^1.2.3`,
 * `>=18` and `||`.
 */
function allows(range: string, version: string): boolean {
  return range.split('||').some((one) => {
    const [, mark, wanted = ''] = /^(\^|>=|)(\d[\d.]*)$/.exec(one.trim()) ?? [];
    if (mark === '') return version === wanted;
    const isLower = version.localeCompare(wanted, 'en', { numeric: true }) < 0;
    // `^` fixes everything up to the first part that is not zero.
    const fixed = mark === '^' ? /^(?:0\.)*\d+\b/.exec(wanted)?.[0] : '';
    return !isLower && `${version}.`.startsWith(fixed ? `${fixed}.` : '');
  });
}
