import { useCallback, useEffect, useState } from 'react';
import { keyOf } from '../data/key.ts';
import type { InputId, Snapshot, SourceFile, State } from '../data/types.ts';
import { loadData, loadState } from './loadData';

/** What is on the screen: the last state whose output was at hand, and the one before it. */
export interface Shown {
  readonly now: Snapshot;
  readonly before: Snapshot | undefined;
  readonly sources: readonly SourceFile[];
}

export interface Outputs extends Shown {
  /** The wanted state is not shown yet: its data is on the way, or could not be had. */
  readonly status: 'shown' | 'loading' | 'failed';
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/**
 * Follows the wanted state with what was really built for it. Until that is there, and where it cannot be had, the state before stays. A reader who has
 * just `arrived` at a state has changed nothing yet, so there is none before it.
 */
export function useOutputs(
  wanted: State,
  start: Snapshot,
  sources: readonly SourceFile[],
  arrived: boolean,
): Outputs {
  const [shown, setShown] = useState<Shown>({ now: start, before: undefined, sources });
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const key = keyOf(wanted);
  const isShown = key === keyOf(shown.now.state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: equal states have equal keys, and another attempt is the reason to ask again
  useEffect(() => {
    setFailed(false);
    if (isShown) return;
    let abandoned = false;
    loadState(wanted).then(
      (loaded) => {
        if (abandoned) return;
        setShown((last) => ({ ...loaded, before: arrived ? undefined : last.now }));
      },
      (error: unknown) => {
        console.error(error);
        if (!abandoned) setFailed(true);
      },
    );
    return () => {
      abandoned = true;
    };
  }, [key, isShown, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    ...shown,
    status: isShown ? 'shown' : failed ? 'failed' : 'loading',
    retry,
  };
}

/** Fetches the outputs of an input before they are asked for. A failure is told when they are. */
export function warm(input: InputId): void {
  loadData(input).catch(() => undefined);
}
