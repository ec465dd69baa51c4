import type { Page } from '@site/pages/page';
import { installedPath } from '@site/samples/build/files';
import { findSampleTags } from '@site/samples/page/tags';
import { type SampleView, viewOf } from '@site/samples/page/view';

/** What a page shows to somebody who follows it from an empty folder. */
export interface Steps {
  /** The sample that the page is about, named by `follow` in its frontmatter. */
  readonly sample: string;
  /** Files to write, by their path in the project, with what the page shows of each. */
  readonly files: ReadonlyMap<string, string>;
  /** Commands to type, in the order of the page. */
  readonly commands: readonly string[];
  /** Emitted files that the page shows, with their content. */
  readonly outputs: ReadonlyMap<string, string>;
  /** The list of all emitted files, where the page shows it. */
  readonly tree: readonly string[] | undefined;
  /** What programs print that the page says to run: their lines, by the command. */
  readonly printed: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads from the source of a page what its reader is shown of the sample that it follows, up to the
 * last place where that sample stands; what comes later are choices. Throws where the page shows
 * no part of that sample.
 */
export function stepsOf(page: Page, root?: string): Steps {
  const sample = String(page.frontmatter.follow ?? '');
  const shown = findSampleTags(page.source).filter(
    ({ attributes }) => attributes.get('id') === sample && !attributes.has('diff'),
  );
  const last = shown.at(-1)?.endLine;
  if (last === undefined) {
    throw new Error(
      `${page.file} says that it follows "${sample}", but does not show it.`,
    );
  }
  const views = shown.map((tag) => viewOf(tag, page.file, root));
  const ofRole = (role: 'input' | 'output') =>
    new Map(
      views
        .flatMap(({ files }) => files)
        .filter((file) => file.role === role)
        .map((file) => [installedPath(file.path), `${file.lines.join('\n')}\n`]),
    );
  const tree = views.find((view) => view.tree);
  return {
    sample,
    files: ofRole('input'),
    commands: commandsOf(page, last),
    outputs: ofRole('output'),
    tree: tree?.recorded.files.map(({ path }) => path),
    printed: printedIn(views),
  };
}

/** What the page has typed before line `end`: fences of `bash` and the tabs of package managers. */
function commandsOf(page: Page, end: number): string[] {
  const typed = [
    ...page.fences
      .filter(({ language }) => language === 'bash')
      .map(({ line, code }) => ({ line, text: code })),
    ...page.components
      .filter(({ name }) => name === 'PackageManagerTabs')
      .map(({ line, tag }) => ({ line, text: npmCommand(tag) })),
  ];
  return typed
    .filter(({ line }) => line <= end)
    .sort((a, b) => a.line - b.line)
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function npmCommand(tag: string): string {
  const own = /\bnpm: ?'([^']*)'/.exec(tag)?.[1];
  return own ?? `npm ${/command="([^"]*)"/.exec(tag)?.[1] ?? ''}`;
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
