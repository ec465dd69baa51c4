import { lookAtSources } from '../sources/sources.ts';
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
  node compare.mjs sources [folder]
      in the folder of a package: prints what a build with Rslib may lose or do
      differently, and where that is; without a folder, src is read, or all if
      there is no src
      --all  prints all places, not only the first eight of each kind

Exit codes: 0 nothing is lost, 1 something is lost, or sources cannot be read,
2 nothing can be compared, 3 npx cannot download the bundlers.`;

/** What the first argument may be, and the options of each; without it, builds are compared. */
const options = {
  sources: ['--all'],
  shake: [],
  compare: ['--all', '--run'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const args = process.argv.slice(2);
const flags = args.filter((one) => one.startsWith('-'));
const words = args.filter((one) => !flags.includes(one));
if (flags.includes('--help') || flags.includes('-h')) console.log(usage);
else {
  try {
    process.exitCode = run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}

/** Does what the arguments say. Returns the exit code; throws an error for the reader. */
function run(): number {
  const [first = ''] = words;
  if (first === 'sources') return look(words.slice(1));
  // Two folders may be called anything.
  return first === 'shake' && words.length === 3
    ? compareFolders('shake', words.slice(1))
    : compareFolders('compare', words);
}

/** Prints what there is to look at in the package of the working directory. */
function look([folder, ...more]: readonly string[]): number {
  checkFlags('sources');
  if (more.length > 0) throw new Error(`Name one folder of sources.\n\n${usage}`);
  const { hasUnread, lines } = lookAtSources('.', folder, flags.includes('--all'));
  console.log(lines.join('\n'));
  return Number(hasUnread);
}

/** Compares two folders and prints what is found. */
function compareFolders(
  command: 'compare' | 'shake',
  folders: readonly string[],
): number {
  checkFlags(command);
  const [before, after, ...more] = folders;
  if (!before || !after || more.length > 0)
    throw new Error(`Two folders are needed: the old build and the new one.\n\n${usage}`);
  const builds = {
    before: readBuild(before),
    after: readBuild(after),
    manifest: readManifest(after),
  };
  if (command === 'shake') return shake(builds, [before, after]);
  const loaded = flags.includes('--run') ? runBuilds(builds, [before, after]) : undefined;
  const { lines, hasLoss } = compare(builds, {
    isOpen: flags.includes('--all'),
    more: loaded?.findings ?? [],
  });
  console.log([...(loaded?.unloaded ?? []), ...lines].join('\n'));
  return Number(hasLoss);
}

function checkFlags(command: keyof typeof options): void {
  const known: readonly string[] = options[command];
  const unknown = flags.find((one) => !known.includes(one));
  if (!unknown) return;
  const place = command === 'compare' ? '' : ` of ${command}`;
  throw new Error(`There is no option ${unknown}${place}.\n\n${usage}`);
}
