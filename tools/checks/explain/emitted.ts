import type { TextFile } from '@site/pages/repository';

/** The files of a sample that matter for what was added to them. */
export interface EmittedSample {
  readonly id: string;
  /** Emitted JavaScript. */
  readonly emitted: readonly TextFile[];
  /** The texts of all that its author wrote, the packages in `deps/` included. */
  readonly written: string;
  /** The texts of its configuration files. */
  readonly configuration: string;
  /** The texts of its sources by their paths from the sample, as one text to compare. */
  readonly sources: string;
}

/** What the record and the manifest say is not part of the package. */
const own = new Set(['sample.json', 'recorded.json']);

/** Sorts the files below `docs/samples` by the sample that they belong to. */
export function emittedSamples(files: readonly TextFile[]): EmittedSample[] {
  const samples = new Map<string, { name: string; file: TextFile }[]>();
  for (const file of files) {
    const [, id, name] = /^docs\/samples\/([^/]+)\/(.+)$/.exec(file.file) ?? [];
    if (!id || !name || own.has(name)) continue;
    const list = samples.get(id) ?? [];
    list.push({ name, file });
    samples.set(id, list);
  }
  return [...samples].map(([id, all]) => {
    const inputs = all.filter(({ name }) => !name.startsWith('dist/'));
    const texts = (pattern: RegExp) =>
      inputs.filter(({ name }) => pattern.test(name)).map(({ file }) => file.text);
    return {
      id,
      emitted: all
        .filter(({ name }) => /^dist\/.+\.(?:[cm]?js|jsx)$/.test(name))
        .map(({ file }) => file),
      written: texts(/./).join('\n'),
      configuration: texts(/^rslib\.config\./).join('\n'),
      sources: JSON.stringify(
        inputs
          .filter(({ name }) => name.startsWith('src/'))
          .map(({ name, file }) => [name, file.text]),
      ),
    };
  });
}
