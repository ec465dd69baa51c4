import { useEffect, useState } from 'react';
import { keyOf } from '../../format/states.ts';
import type { State } from '../../format/toggles.ts';
import { loadRecorded, type Recorded } from '../parts/recorded';

/** What is on the screen: the build of a state, and the one that was there before it. */
export interface Shown {
  readonly now: Recorded;
  readonly before: Recorded | undefined;
}

export interface RecordedBuilds extends Shown {
  /** Whether the selected state is shown, or its data is on the way, or did not load. */
  readonly status: 'shown' | 'loading' | 'failed';
  readonly retry: () => void;
}

/** The recorded build of the selected state. Until its data is there, the last one stays. */
export function useRecorded(selected: State, start: () => Recorded): RecordedBuilds {
  const [shown, setShown] = useState<Shown>(() => ({ now: start(), before: undefined }));
  /** The state whose data did not load. */
  const [failed, setFailed] = useState<string>();
  const key = keyOf(selected);
  const isShown = key === shown.now.key;
  const hasFailed = key === failed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the state
  useEffect(() => {
    if (isShown || hasFailed) return;
    let abandoned = false;
    loadRecorded(selected).then(
      (now) => {
        if (abandoned) return;
        setShown((last) => ({ now, before: last.now }));
        setFailed(undefined);
      },
      (error: unknown) => {
        console.error(error);
        if (!abandoned) setFailed(key);
      },
    );
    return () => {
      abandoned = true;
    };
  }, [key, isShown, hasFailed]);

  return {
    ...shown,
    status: isShown ? 'shown' : hasFailed ? 'failed' : 'loading',
    retry: () => setFailed(undefined),
  };
}
