import { configOf } from './config.ts';
import type { EmittedFile, ExplorerData, RecordedBuild, Snapshot } from './data.ts';
import { manifestOf } from './manifest.ts';
import { keyOf, positionOf } from './states.ts';
import type { State } from './toggles.ts';

/** All that is shown of a state. */
export function findSnapshot(data: ExplorerData, state: State): Snapshot {
  const [script = -1, declarations = -1, verdicts = -1] =
    data.states[positionOf(state)] ?? [];
  const build = data.builds[script];
  if (!build) throw new Error(`${keyOf(state)} is not on record.`);
  const added = data.builds[declarations];
  // Each line ends with the name of the library, which is its format.
  const addedLines = added?.terminal.map((line) =>
    line.replace(/\(esm\)$/, `(${state.format})`),
  );
  const terminal = composeTerminal(build.terminal, addedLines);
  return {
    state,
    ok: build.ok,
    files: filesOf(data, { ...build.files, ...added?.files }),
    terminal,
    error: build.ok ? [] : errorLines(terminal),
    config: configOf(state),
    manifest: manifestOf(state, data.versions),
    verdicts: data.verdicts[verdicts],
  };
}

function filesOf(
  { contents }: ExplorerData,
  indices: RecordedBuild['files'],
): EmittedFile[] {
  return Object.entries(indices)
    .flatMap(([path, index]) => {
      const content = contents[index];
      return content ? [{ path, ...content }] : [];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * The terminal output of a whole build: the lines of the JavaScript, with those of the declarations
 * before the blank line above the sizes. The tool writes both independently of each other.
 */
function composeTerminal(
  script: readonly string[],
  declarations: readonly string[] = [],
): string[] {
  const blank = script.lastIndexOf('', sizesStart(script));
  const end = blank < 0 ? script.length : blank;
  return [...script.slice(0, end), ...declarations, ...script.slice(end)];
}

/** The index of the first line about sizes: a table, or one line where nothing is bundled. */
export function sizesStart(lines: readonly string[]): number {
  return lines.findIndex((line) => /^File \(|^\d+ files? generated in /.test(line));
}

/** The lines that say why a build failed: all from the first error on. */
function errorLines(terminal: readonly string[]): string[] {
  const first = terminal.findIndex((line) => /^error\s/.test(line));
  return first < 0 ? [] : terminal.slice(first);
}
