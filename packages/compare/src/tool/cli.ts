import { parseArgs } from 'node:util';
import { lookAtSources } from '../sources/sources.ts';
import { compare } from './compare.ts';
import { readBuild } from './folder.ts';
import { readManifest } from './manifest.ts';
import { runBuilds } from './run.ts';

const usage = `Compares two builds of a package, such as those of two build tools.

  node compare.mjs <old folder> <new folder>
      prints what differs, losses first; no file is run
      --all  also prints a line for each file
      --run  also loads the files of both builds with Node.js, and compares
             what they export
  node compare.mjs sources [folder]
      in the folder of a package: prints what a build with Rslib may lose or do
      differently, and where that is; without a folder, src is read, or all if
      there is no src
      --all  prints all places, not only the first eight of each kind

Exit codes: 0 nothing is lost, 1 something is lost, or sources cannot be read,
2 nothing can be compared.`;

try {
  process.exitCode = Number(run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

/** Does what the arguments say. Returns whether it failed; throws an error for the reader. */
function run(): boolean {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: flag, run: flag, help: { ...flag, short: 'h' } },
  });
  if (values.help) {
    console.log(usage);
    return false;
  }
  const [first, second, ...more] = positionals;
  if (first === 'sources') {
    if (more.length > 0 || values.run)
      throw new Error(`Name one folder of sources, without --run.\n\n${usage}`);
    const { hasUnread, lines } = lookAtSources('.', second, values.all);
    console.log(lines.join('\n'));
    return hasUnread;
  }
  if (!first || !second || more.length > 0)
    throw new Error(`Two folders are needed: the old build and the new one.\n\n${usage}`);
  const manifest = readManifest(second);
  const builds = { before: readBuild(first), after: readBuild(second), manifest };
  const loaded = values.run ? runBuilds(builds, [first, second]) : undefined;
  const found = loaded?.findings ?? [];
  const { hasLoss, lines } = compare(builds, { isOpen: values.all, more: found });
  console.log([...(loaded?.unloaded ?? []), ...lines].join('\n'));
  return hasLoss;
}
