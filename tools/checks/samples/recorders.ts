import { type Finding, findingsWith } from '@site/mdx/findings';
import {
  type Recorder,
  readRecorders,
  recorderFile,
} from '@site/samples/format/recorders';
import type { RecordKind } from '@site/samples/record/kind';
import { recorderNow } from '@site/samples/record/recorder';

const unverified = findingsWith(
  'Readers are promised that everything shown is what this version of the tool does.',
);

/** What `recorder.json` says of a kind, and what a complete run would write now. */
export interface Recording {
  /** `npm run <command>` records the kind. */
  readonly command: string;
  readonly written: Recorder | undefined;
  readonly now: Recorder;
}

/**
 * The kinds whose records were not all verified as they are, with the tools and the recorder of
 * today. Only a complete run writes that they were; one that a sample is named for does not.
 */
export function recorders(recordings: readonly Recording[]): Finding[] {
  return recordings.flatMap(({ command, written, now }) => {
    const changed = changes(written, now);
    if (changed.length === 0) return [];
    return unverified(
      recorderFile,
      `Since all records of \`npm run ${command}\` were verified, ${changed.join(' and ')} changed.`,
      0,
      `Run \`npm run ${command}\` without a name: it builds all of them, and changes only ${recorderFile} if they are the same. Otherwise look at the diff.`,
    );
  });
}

/** The recordings of kinds in this repository. */
export function recordings(
  kinds: readonly Pick<RecordKind, 'command' | 'code' | 'names' | 'file'>[],
): Recording[] {
  const written = readRecorders();
  return kinds.map((kind) => {
    const { command } = kind;
    return { command, written: written[command], now: recorderNow(kind) };
  });
}

function changes(written: Recorder | undefined, now: Recorder): string[] {
  return [
    ...(written?.rslib === now.rslib ? [] : ['Rslib']),
    ...(written?.typescript === now.typescript ? [] : ['TypeScript']),
    ...(written?.code === now.code ? [] : ['the code that records']),
    ...(written?.records === now.records ? [] : ['a record']),
  ];
}
