import { compare } from './compare.ts';
import { readBuild } from './folder.ts';
import { readManifest } from './manifest.ts';
import { shake } from './shake.ts';

const usage = `Compares two builds of a package, such as those of two build tools.

  node compare.mjs <old folder> <new folder>
      prints a line for each file, and below it what differs
  node compare.mjs shake <old folder> <new folder>
      bundles an application for each export with esbuild and Rollup, which npx
      downloads, and prints how much of the package stays

Exit codes: 0 nothing is lost, 1 something is lost, 2 nothing can be compared,
3 npx cannot download the bundlers.`;

const args = process.argv.slice(2);
const isShake = args[0] === 'shake' && args.length === 3;
const [old, now, ...more] = isShake ? args.slice(1) : args;
if (args.includes('--help') || args.includes('-h')) console.log(usage);
else if (!old || !now || more.length > 0) {
  console.error(`Two folders are needed: the old build and the new one.\n\n${usage}`);
  process.exitCode = 2;
} else {
  try {
    const builds = {
      before: readBuild(old),
      after: readBuild(now),
      manifest: readManifest(now),
    };
    if (isShake) process.exitCode = shake(builds, [old, now]);
    else {
      const { lines, hasLoss } = compare(builds);
      console.log(lines.join('\n'));
      if (hasLoss) process.exitCode = 1;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
