import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/**
 * Packs a built package the way `npm publish` would and returns the tarball. A package is packed
 * once for all exercises of a run. Nothing is asked of a registry and no script is run.
 */
export async function packPackage(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const target = `${folder}.pack`;
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length === 0) {
    const args = ['pack', '--offline', '--ignore-scripts', '--silent'];
    args.push('--no-update-notifier', '--pack-destination', target);
    await promisify(execFile)('npm', args, { cwd: folder });
  }
  const [tarball] = readdirSync(target);
  return Uint8Array.from(readFileSync(`${target}/${tarball}`));
}
