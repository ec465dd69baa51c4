import type { Snapshot } from '@site/explorer/browser/data';
import type { Output } from '../state/useBuilds';

/** A recorded build of the output explorer, as if it had been built here. */
export function outputOf({ files, terminal, verdicts }: Snapshot): Output {
  return {
    isRecorded: true,
    ok: true,
    files: files.map(({ path, text, raw, gzip, brotli }) => {
      return { path, text, sizes: { raw, gzip, brotli } };
    }),
    log: terminal,
    checks: [verdicts.publint, verdicts.attw],
  };
}
