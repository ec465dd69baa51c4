// Reports a full run to the repository. Its arguments are the number of shards and the folder with
// their reports; COMMIT and RUN_URL say what was run.
import { reportRun } from './full-run.ts';

const [, , count, folder = ''] = process.argv;
const {
  COMMIT: commit = '',
  RUN_URL: url = '',
  GITHUB_REPOSITORY: repository = '',
} = process.env;
if (!(Number(count) > 0) || !folder || !commit)
  throw new Error('Usage: COMMIT=… RUN_URL=… report.ts <number of shards> <folder>');

console.log(reportRun({ count: Number(count), folder, commit, url, repository }));
