import { compare } from './compare.ts';
import { readBuild } from './folder.ts';
import { readManifest } from './manifest.ts';
import { runBuilds } from './run.ts';
import { shake } from './shake.ts';

const usage = `Compares two builds of a package, such as those of two build tools.

  node compare.mjs <old folder> <new folder>
      prints what differs, losses first; no file is run
      --all  also prints a line for each file
      --run  also loads the files of both builds with Node.js, and compares
             what they export
  node compare.mjs shake <old folder> <new folder>
      bundles an application for each export with esbuild and Rollup, which npx
      downloads, and prints how much of the package stays

Exit codes: 0 nothing is lost, 1 something is lost, 2 nothing can be compared,
3 npx cannot download the bundlers.`;

const args = process.argv.slice(2);
const flags = args.filter((one) => one.startsWith('-'));
const isShake = args[0] === 'shake' && args.length === 3;
const [old, now, ...more] = args
  .filter((one) => !flags.includes(one))
  .slice(Number(isShake));
const unknown = flags.find((one) => !/^--(?:all|run|help)$|^-h$/.test(one));
if (flags.includes('--help') || flags.includes('-h')) console.log(usage);
else if (unknown) fail(`There is no option ${unknown}.\n\n${usage}`);
else if (!old || !now || more.length > 0)
  fail(`Two folders are needed: the old build and the new one.\n\n${usage}`);
else {
  try {
    process.exitCode = run([old, now]);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** Compares two folders and prints what is found. Returns the exit code. */
function run(folders: readonly [string, string]): number {
  const [before, after] = folders;
  const builds = {
    before: readBuild(before),
    after: readBuild(after),
    manifest: readManifest(after),
  };
  if (isShake) return shake(builds, folders);
  const loaded = flags.includes('--run') ? runBuilds(builds, folders) : undefined;
  const isOpen = flags.includes('--all');
  const { lines, hasLoss } = compare(builds, { isOpen, more: loaded?.findings ?? [] });
  console.log([...(loaded?.unloaded ?? []), ...lines].join('\n'));
  return Number(hasLoss);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
