import { describeDifferences } from '@site/samples/build/diff';
import { findSnapshot } from '../browser/data/find.ts';
import type { ExplorerData, Snapshot, State, Verdict } from '../browser/data/types.ts';
import { statesOf } from './states.ts';

/** What can be compared of a state: what is shown, or what came out. */
export interface Outcome {
  readonly ok: boolean;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly terminal: readonly string[];
  readonly publint: Verdict | undefined;
  readonly attw: Verdict | undefined;
}

/** A snapshot as it is compared. */
export function outcomeOf(snapshot: Snapshot): Outcome {
  const files = snapshot.files.map(
    ({ path, text }) => [path, Buffer.from(text ?? '')] as const,
  );
  return { ...snapshot, files: new Map(files) };
}

/** How what is built of a state now differs from what is shown; one text for each file, empty for no difference. */
export function differencesOf(shown: Outcome, built: Outcome): string[] {
  return describeDifferences(asFiles(shown), asFiles(built));
}

/** The states in which two records of an input differ. */
export function differingStates(recorded: ExplorerData, built: ExplorerData): State[] {
  return statesOf(built.input).filter((state) => {
    const [before, after] = [recorded, built].map((data) => findSnapshot(data, state));
    return JSON.stringify(before) !== JSON.stringify(after);
  });
}

function asFiles(outcome: Outcome): Map<string, Buffer> {
  const { ok, terminal, publint, attw } = outcome;
  const told = { ok, terminal, publint, attw };
  const text = JSON.stringify(told, null, 2);
  return new Map([...outcome.files, ['what was said', Buffer.from(text)]]);
}
