import { dataOf } from '@site/mdx/data-files';
import { type Finding, findingsWith } from '@site/mdx/findings';
import type { TextFile } from '@site/mdx/repository';
import { parseManifest } from '@site/samples/format/sample';
import { typeErrors } from '@site/samples/record/compile';

const wrongConfiguration = findingsWith(
  'Readers copy it, and Rslib ignores an option that it does not know without a word.',
  'Correct the name, or move it to where the type has it: docs/en/config says where.',
);

/**
 * Finds what TypeScript reports for the configurations of samples below `root`, an absolute path,
 * against the installed packages. Accepts the message that a sample shows on purpose, which its
 * `sample.json` names, and packages that only a toolchain has. Throws when TypeScript does not
 * start.
 */
export async function configurations(
  root: string,
  files: readonly TextFile[],
): Promise<Finding[]> {
  const names = files
    .map(({ file }) => file)
    .filter((file) => /^docs\/samples\/[^/]+\/rslib\.config\.m?ts$/.test(file));
  const errors = await typeErrors(root, names, 'sample-configurations');
  return [...errors].flatMap(([file, found]) => {
    if (!names.includes(file)) return [];
    const manifest = file.replace(/[^/]+$/, 'sample.json');
    const { expect } = dataOf(files, manifest, (text) => parseManifest(text, manifest));
    return found
      .filter(({ message }) => !isNotInstalled.test(message))
      .filter(({ message }) => expect === 'builds' || !message.includes(expect.fails))
      .map(({ line, message }) =>
        wrongConfiguration(file, message.replace(overloads, ''), line),
      );
  });
}

/** A package, not a file of the sample. */
const isNotInstalled = /^TS2307: Cannot find module '[^.]/;

/** What TypeScript says first for a call with several signatures, before the reason. */
const overloads =
  /^TS2769: No overload matches this call\. (?:The last overload gave the following error\. )?/;

const unused = findingsWith('The tests build it, and it helps no reader.');

/** The samples that the playground offers as examples. */
const examples = 'packages/workbench/src/browser/playground/examples.json';

/**
 * Finds samples that no page shows, neither by themselves nor as a difference, nor as an example of the
 * playground.
 */
export function unusedSamples(files: readonly TextFile[]): Finding[] {
  const tags = files
    .filter(({ file }) => /^docs\/(?:en|zh|shared)\/.+\.mdx$/.test(file))
    .flatMap(({ text }) => text.match(/<Sample\s[^>]*>/g) ?? []);
  const used = tags.flatMap((tag) => tag.match(/(?<=\b(?:id|diff)=")[^"]*/g) ?? []);
  const offered = files.find(({ file }) => file === examples)?.text ?? '';
  used.push(...(offered.match(/(?<="sample": ")[^"]*/g) ?? []));
  return files.flatMap(({ file }) => {
    const id = /^docs\/samples\/([^/]+)\/sample\.json$/.exec(file)?.[1];
    if (!id || used.includes(id)) return [];
    const todo = `Show it with <Sample id="${id}" … />, or delete docs/samples/${id}.`;
    return unused(file, `No page shows the sample "${id}".`, 0, todo);
  });
}
