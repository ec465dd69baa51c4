import { fenceOf, languageOfFile, titled } from '@site/pages/fence';
import type { Language } from '@site/pages/language';
import { labelsFor, sizesTable } from '@site/samples/page/results';
import type { Shown } from './shown.ts';

/**
 * A state as lines of Markdown, for readers of the Markdown edition: configuration, sizes, the first emitted file,
 * and what the terminal says where nothing came out. The home page shows a source and what became of it.
 */
export function markdownOf(
  { snapshot, sources }: Shown,
  home: boolean,
  language: Language,
): string[] {
  const [first] = snapshot.files;
  const source = sources.find(({ path }) => path.startsWith('src/'));
  const emitted = first?.text === undefined ? [] : file(first.path, first.text);
  if (home) return [...(source ? file(source.path, source.text) : []), ...emitted];
  return [
    ...file('rslib.config.ts', snapshot.config),
    ...(snapshot.ok
      ? [...sizesTable(snapshot.files, labelsFor(language)), '']
      : fence('text', '', snapshot.terminal)),
    ...emitted,
  ];
}

function file(path: string, text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  return fence(languageOfFile(path), titled(path), lines);
}

function fence(language: string, meta: string, lines: readonly string[]): string[] {
  return [...fenceOf(language, meta, lines), ''];
}
