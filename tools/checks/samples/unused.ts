import { type Finding, findingsWith } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';

const unused = findingsWith('The tests build it, and it helps no reader.');

/** Finds samples that no page shows, neither by themselves nor as a difference. */
export function unusedSamples(files: readonly TextFile[]): Finding[] {
  const tags = files
    .filter(({ file }) => /^docs\/(?:en|zh|shared)\/.+\.mdx$/.test(file))
    .flatMap(({ text }) => text.match(/<Sample\s[^>]*>/g) ?? []);
  const used = tags.flatMap((tag) => tag.match(/(?<=\b(?:id|diff)=")[^"]*/g) ?? []);
  return files.flatMap(({ file }) => {
    const id = /^docs\/samples\/([^/]+)\/sample\.json$/.exec(file)?.[1];
    if (!id || used.includes(id)) return [];
    const todo = `Show it with <Sample id="${id}" … />, or delete docs/samples/${id}.`;
    return unused(file, `No page shows the sample "${id}".`, 0, todo);
  });
}
