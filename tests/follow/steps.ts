import type { Page } from '@site/mdx/page';
import { findTagsOf } from '@site/mdx/tags';
import { type SampleView, viewOf } from '@site/samples/build/view';
import { installedPath } from '@site/samples/format/files';

/** The steps of a page for somebody who follows it from an empty folder. */
export interface Steps {
  /** The sample that the page is about, named by `follow` in its frontmatter. */
  readonly sample: string;
  /** Content of the files to write, by path in the project. */
  readonly files: ReadonlyMap<string, string>;
  /** Content of the emitted files that the page shows. */
  readonly outputs: ReadonlyMap<string, string>;
  /** Commands to run, in the order of the page. */
  readonly commands: readonly string[];
  /** Output lines of programs that the page runs, by command. */
  readonly printed: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads the steps of a page that follows a sample, up to the last place that shows this sample;
 * later parts are optional. Throws if the page does not show the sample.
 */
export function stepsOf(page: Page): Steps {
  const sample = String(page.frontmatter.follow ?? '');
  const shown = findTagsOf(page.source, ['Sample']).filter(
    ({ attributes }) => attributes.get('id') === sample && !attributes.has('diff'),
  );
  const last = shown.at(-1)?.endLine;
  if (last === undefined) {
    throw new Error(
      `${page.file} says that it follows "${sample}", but does not show it.`,
    );
  }
  const views = shown.map((tag) => viewOf(tag, page.file));
  const ofRole = (role: 'input' | 'output') =>
    new Map(
      views
        .flatMap(({ files }) => files)
        .filter((file) => file.role === role)
        .map((file) => [installedPath(file.path), `${file.lines.join('\n')}\n`]),
    );
  return {
    sample,
    files: ofRole('input'),
    outputs: ofRole('output'),
    commands: commandsOf(page, last),
    printed: printedIn(views),
  };
}

/** The commands up to line `end`: fences of `bash` and package manager tabs. */
function commandsOf(page: Page, end: number): string[] {
  const commands = [
    ...page.fences
      .filter(({ language }) => language === 'bash')
      .map(({ line, code }) => ({ line, text: code })),
    ...page.components
      .filter(({ name }) => name === 'PackageManagerTabs')
      .map((tag) => ({ line: tag.line, text: npmCommand(tag) })),
  ];
  return commands
    .filter(({ line }) => line <= end)
    .sort((a, b) => a.line - b.line)
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function npmCommand({ attributes }: Page['components'][number]): string {
  const command = String(attributes.get('command') ?? '');
  return /\bnpm: ?'([^']*)'/.exec(command)?.[1] ?? `npm ${command}`;
}

function printedIn(views: readonly SampleView[]): Map<string, readonly string[]> {
  return new Map(
    views
      .filter((view) => view.exercise)
      .flatMap(({ recorded }) => recorded.exercises)
      .filter(({ command }) => command.startsWith('node '))
      .map(({ command, says }) => [command, says]),
  );
}
