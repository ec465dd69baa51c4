import type { TextFile } from '@site/mdx/repository';

/** The files of a sample, for comparing what came out with what its author wrote. */
export interface EmittedSample {
  readonly id: string;
  /** Emitted JavaScript. */
  readonly emitted: readonly TextFile[];
  /** All texts that its author wrote, the packages in `deps/` included, joined. */
  readonly written: string;
  /** The texts of its configuration files, joined. */
  readonly configuration: string;
  /** Paths and texts of its sources, as one text to compare. */
  readonly sources: string;
}

/** Sorts the files below `docs/samples` by sample. Manifest and record are left out. */
export function emittedSamples(files: readonly TextFile[]): EmittedSample[] {
  const samples = new Map<string, (TextFile & { name: string })[]>();
  for (const one of files) {
    const [, id, name] = /^docs\/samples\/([^/]+)\/(.+)$/.exec(one.file) ?? [];
    if (!id || !name || /^(?:sample|recorded)\.json$/.test(name)) continue;
    const list = samples.get(id) ?? [];
    list.push({ ...one, name });
    samples.set(id, list);
  }
  return [...samples].map(([id, all]) => {
    const inputs = all.filter(({ name }) => !name.startsWith('dist/'));
    const texts = (list: readonly TextFile[]) => list.map(({ text }) => text).join('\n');
    const sources = inputs.filter(({ name }) => name.startsWith('src/'));
    return {
      id,
      emitted: all.filter(({ name }) => /^dist\/.+\.(?:[cm]?js|jsx)$/.test(name)),
      written: texts(inputs),
      configuration: texts(inputs.filter(({ name }) => /^rslib\.config\./.test(name))),
      sources: JSON.stringify(sources.map(({ name, text }) => [name, text])),
    };
  });
}
