import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Builds } from './compare.ts';
import { exportedBy } from './folder.ts';
import { matchFiles } from './match.ts';
import { size } from './report.ts';

const esbuild = 'esbuild@0.28.2';
const rollup = 'rollup@4.68.8';
/** Instead of a name: an application with everything. */
const whole = '*';

/**
 * Bundles an application for each export, which calls it without using the result, with both
 * builds, and prints what stays. Returns the exit code: 1 if more stays of the new build, 3 without
 * a network. Throws what a bundler complains about.
 */
export function shake(builds: Builds, folders: readonly [string, string]): number {
  const missing = [esbuild, rollup].filter((one) => npx(one, '--version') !== '');
  if (missing.length > 0) {
    console.error(`npx cannot download ${missing.join(' and ')}: is there a network?`);
    return 3;
  }
  const shared = sharedExports(builds);
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  try {
    const apps = shared.flatMap(({ name, paths }, at) =>
      folders.map((folder, side) => {
        const app = path.join(scratch, `${at}-${side}.mjs`);
        const from = JSON.stringify(path.resolve(folder, paths[side] ?? ''));
        const call = `import { ${name} as one } from ${from};\none();\n`;
        writeFileSync(app, name === whole ? `export * from ${from};\n` : call);
        return app;
      }),
    );
    bundle(scratch, apps);
    console.log(`One call of an export, bundled by ${esbuild} and ${rollup}, minified:`);
    // What helpers of an old syntax add to every application is no matter of tree shaking.
    let helpers: number[] = [];
    let [calls, larger] = [0, 0];
    for (const [at, { name, paths }] of shared.entries()) {
      const sizes = ['esbuild', 'rollup'].map((tool) =>
        [0, 1].map((side) => statSync(path.join(scratch, tool, `${at}-${side}.js`)).size),
      );
      if (name === whole) {
        helpers = sizes.map(([old = 0, now = 0]) =>
          Math.max(0, Math.min(now - old, 2000)),
        );
        continue;
      }
      const isLarger = sizes.some(
        ([old = 0, now = 0], tool) => now > old * 1.5 + 100 + (helpers[tool] ?? 0),
      );
      const shown = sizes.map((both) => both.map(size).join(' → ')).join(' · ');
      console.log(`${isLarger ? '✗' : ' '} ${name} of ${paths[1]} · ${shown}`);
      calls += 1;
      larger += Number(isLarger);
    }
    console.log(`More stays in ${larger} of ${calls} applications.`);
    return larger > 0 ? 1 : 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Exports that both builds have, by file; only of entries, if `package.json` names them. */
function sharedExports({ before, after, manifest }: Builds) {
  return matchFiles(before, after, manifest).flatMap(({ before: old, after: now }) => {
    if (old?.format !== 'esm' || now?.format !== 'esm') return [];
    if (manifest?.isClosed && !manifest.entries.includes(now.path)) return [];
    const both = new Set(exportedBy(after, now));
    const names = exportedBy(before, old).filter((name) => /^[\w$]+$/.test(name));
    return [whole, ...names.filter((name) => both.has(name))].map((name) => ({
      name,
      paths: [old.path, now.path] as const,
    }));
  });
}

function bundle(scratch: string, apps: readonly string[]): void {
  const config = path.join(scratch, 'rollup.config.mjs');
  writeFileSync(
    config,
    `export default ${JSON.stringify(apps)}.map((input) => ({
  input,
  external: (id) => /^(?:@|node:)?\\w+(?!:)/.test(id),
  plugins: [{ load: (id) => (/\\.[cm]?js$/.test(id) ? null : '') }],
  output: { file: input.replace(/([^\\\\/]+)\\.mjs$/, 'rollup/$1.js') },
}));
`,
  );
  const options = ['--bundle', '--minify', '--format=esm', '--packages=external'];
  const assets = ['.css', '.svg', '.png'].map((one) => `--loader:${one}=empty`);
  const outdir = `--outdir=${path.join(scratch, 'esbuild')}`;
  const quiet = '--log-level=error';
  const bundled = apps.map((app) => app.replace(/([^\\/]+)\.mjs$/, 'rollup/$1.js'));
  const again = [`--outdir=${path.join(scratch, 'rollup')}`, '--allow-overwrite'];
  const problem =
    npx(esbuild, ...apps, ...options, ...assets, outdir, quiet) ||
    npx(rollup, '--silent', '--config', config) ||
    // A build may be minified already, and the other not.
    npx(esbuild, ...bundled, '--minify', ...again, quiet);
  if (problem !== '') throw new Error(problem);
}

/** Runs a package with npx. What it complains about; empty if it ends well. */
function npx(...args: readonly string[]): string {
  const { error, status, stderr } = spawnSync('npx', ['--yes', ...args], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? '' : stderr?.trim() || String(error ?? `exit code ${status}`);
}
