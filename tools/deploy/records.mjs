/**
 * Stages a patch of records in the repository of the current folder: record.yml, whose first job made
 * it by running packages that nobody has looked at. Fails for a patch that changes anything else.
 * Imports nothing that has to be installed.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** What `npm run record` writes. */
const records = [
  /^docs\/samples\/[\w-]+\/(?:recorded\.json|dist\/.+)$/,
  /^docs\/samples\/recorder\.json$/,
  /^docs\/libraries\/[\w-]+\/recorded\.json$/,
  /^docs\/explorer\/[\w-]+\.json$/,
  /^docs\/advisor\/proofs\.json$/,
  /^packages\/facts\/src\/format\/facts\.json$/,
  /^packages\/workbench\/src\/format\/conformance\.json$/,
];

/** A plain file, and none, before or after the change: no link, no program, no submodule. */
const plain = ['100644', '000000'];

const [, , patch] = process.argv;
if (!patch) throw new Error('Usage: node tools/deploy/records.mjs <patch>');
try {
  if (statSync(patch).size > 0) git('apply', '--cached', patch);
  const refused = staged().filter((change) => !isRecord(change));
  if (refused.length > 0)
    throw new Error(
      `${refused.map(({ file, mode }) => `${file} (mode ${mode})`).join('\n')}\n` +
        'Recording changed this, but it may change only records, which are plain files: the list ' +
        'is in tools/deploy/records.mjs. Nothing is committed. If no package of the update did it, ' +
        'run `npm run record` on the branch by hand, and add the new kind of record to the list.',
    );
} catch (error) {
  // Meant for the person who reads the log.
  console.error(error.message);
  process.exitCode = 1;
}

/** Whether a change is one of a record. */
function isRecord({ file, before, mode }) {
  const isPlain = plain.includes(before) && plain.includes(mode);
  return isPlain && records.some((pattern) => pattern.test(file));
}

/** The files that differ from the last commit, with their modes. */
function staged() {
  const fields = git('diff', '--cached', '--raw', '--no-renames', '-z').split('\0');
  return Array.from({ length: Math.floor(fields.length / 2) }, (_, index) => {
    const [before, mode] = fields[2 * index].slice(1).split(' ');
    return { file: fields[2 * index + 1], before, mode };
  });
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`);
  return stdout;
}
