import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Edit, RecordKind } from '@site/samples/record/kind';

const edited = findingsWith(
  'Readers are promised that everything shown came out of the tool.',
);
const unbuilt = findingsWith('Pages show it beside the output of what it was before.');

/** The records that somebody edited, and the sources that were not built since they changed. */
export function records(
  kinds: readonly Pick<RecordKind, 'command' | 'names' | 'edits'>[],
): Finding[] {
  return kinds.flatMap(({ command, names, edits }) =>
    names().flatMap((name) =>
      edits(name).map(({ file, of, what }: Edit) => {
        const run = `\`npm run ${command} -- ${name}\``;
        return of === 'source'
          ? unbuilt(file, what, 0, `Run ${run}, and commit what it records.`)
          : edited(
              file,
              what,
              0,
              `Restore it with git, or run ${run}. To change what is emitted, change the sources.`,
            );
      }),
    ),
  );
}
