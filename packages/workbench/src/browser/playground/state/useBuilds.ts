import { withBase } from '@rspress/core/runtime';
import { Engine, EngineError, type Progress } from '@site/engine';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Output, Project } from '../../parts/recorded';
import { buildOutput } from '../output/output';
import { forgetPress, keepPress, recallPress } from './memory';
import { isMetered, isolate, isReady, type Obstacle, obstacleHere } from './support';
import type { Source } from './useProject';

type Ended = EngineError['code'] | 'built' | 'buildFailed' | 'tooLarge';

/** What the engine does, or why it ended; `kind` is also the key of a text with the other fields. */
export interface Status {
  readonly kind: 'size' | 'asking' | 'reloading' | Progress['kind'] | Ended;
  readonly bytes?: number;
  readonly total?: number;
  readonly part?: string;
  readonly message?: string;
}

interface Outputs {
  readonly now: Output;
  /** The last build that did not fail, and the one before it, with which it is compared. */
  readonly good: Output;
  readonly before: Output | undefined;
}

const follow = (last: Outputs, now: Output): Outputs =>
  now.ok ? { now, good: now, before: last.good } : { ...last, now };

const resumed: Status = { kind: 'reloading' };

/** After so many reloads for one press, the page cannot be isolated. */
const mostReloads = 3;

/** As long as the reader types, nothing is built. */
const pause = 300;

/** The address of the engine, with a slash at its end. */
const folder = withBase('/playground/engine/');

/**
 * Builds the project: when the reader presses Run, which may have to reload the page or to ask about the
 * download; after an edit, unless the code is from a link; and from then on after each change. The result
 * of a build that is under way when the project changes is dropped, and the newest project is built next.
 *
 * A press may come before the project and the facts about the engine are there, and edits may come before
 * the page has been reloaded. So a press is a state, `wanted`, until a build begins or the reader is told
 * why none does, and it is kept with the newest project as long as the page is to be reloaded.
 */
export function useBuilds(project: Project, source: Source, recorded: Output) {
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [facts, setFacts] = useState<Awaited<ReturnType<typeof readFacts>>>();
  const [status, setStatus] = useState<Status>({ kind: 'size' });
  const start = { now: recorded, good: recorded, before: undefined };
  const [outputs, show] = useReducer(follow, start);
  /** How often a build was asked for; none is made by itself as long as it is 0. */
  const [runs, setRuns] = useState(0);
  /** Whether a build has ended for which TypeScript was fetched. */
  const [typescript, setTypescript] = useState<'none' | 'fetched' | 'used'>('none');
  const [engine] = useState(() => {
    const report = (progress: Progress) => {
      if (progress.kind === 'fetchingPart' && progress.part === 'TypeScript')
        setTypescript('fetched');
      setStatus(progress);
    };
    return new Engine(folder, report);
  });
  const queue = useRef(Promise.resolve());
  const last = useRef(project);
  const [wanted, setWanted] = useState<'no' | 'early' | 'yes' | 'metered'>('no');
  const [reloads] = useState(() => recallPress()?.reloads ?? 0);
  const run = () => setRuns((count) => count + 1);
  const settle = () => {
    setWanted('no');
    forgetPress();
  };
  const refuse = (why: Obstacle) => {
    setObstacle(why);
    settle();
  };

  useEffect(() => {
    const found = obstacleHere();
    if (found) setObstacle(found);
    else readFacts(engine).then(setFacts, () => setObstacle('noEngine'));
    return () => engine.stop();
  }, [engine]);

  const reloadIsolated = async (worker: string) => {
    if (reloads >= mostReloads) return refuse('notIsolated');
    const isKept = keepPress({ project, reloads: reloads + 1 });
    setStatus({ kind: isKept ? 'reloading' : 'tooLarge' });
    if (!isKept) return settle();
    // Some browsers allow no service worker in private windows.
    const fail = () => refuse('notIsolated');
    await isolate(worker).then(() => location.reload(), fail);
  };
  const answer = useEffectEvent(() => {
    if (runs > 0 || obstacle || !facts || source === 'unread') return;
    // Who pressed Run before the code of a link was there has not looked at it.
    if (source === 'address' && wanted === 'early') return setWanted('no');
    // Before the reload, the reader was asked.
    const isAgreed = source === 'pending' || wanted === 'metered' || !isMetered();
    const isWanted = source === 'pending' || wanted !== 'no';
    if (isWanted && !isAgreed) {
      setWanted('no');
      setStatus({ kind: 'asking' });
    } else if (!facts.isReady) {
      if (isWanted) void reloadIsolated(facts.worker);
    } else if (isWanted || (source === 'edited' && isAgreed)) {
      settle();
      run();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of them changes
  useEffect(() => answer(), [project, source, facts, wanted]);

  useEffect(() => {
    const delay = last.current === project ? 0 : pause;
    last.current = project;
    if (runs === 0) return;
    let isCurrent = true;
    const build = async () => {
      const output = isCurrent && (await buildOutput(engine, project));
      if (!output || !isCurrent) return;
      show(output);
      setStatus({ kind: output.ok ? 'built' : 'buildFailed' });
      setTypescript((last) => (last === 'fetched' ? 'used' : last));
    };
    const fail = (error: unknown) => setStatus(failureOf(error));
    const timer = setTimeout(() => {
      queue.current = queue.current.then(build).catch(fail);
    }, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [project, runs, engine]);

  const press = () => {
    if (runs > 0) return run();
    const isEarly = source === 'unread';
    setWanted(status.kind === 'asking' ? 'metered' : isEarly ? 'early' : 'yes');
  };
  const stop = () => {
    setRuns(0);
    engine.stop();
    setStatus({ kind: 'stopped' });
  };
  const isOn = runs > 0;
  // After the reload, until the engine is known.
  const isResumed = source === 'pending' && runs === 0 && status.kind === 'size';
  const hasTypescript = typescript === 'used';
  const size = facts?.size;
  return {
    obstacle,
    status: isResumed ? resumed : status,
    size,
    outputs,
    isOn,
    hasTypescript,
    press,
    stop,
    show,
  };
}

/** How many megabytes the first build fetches, compressed, and whether the worker can be started. */
async function readFacts(engine: Engine) {
  const { worker, thread, wasm } = await engine.readManifest();
  const bytes = [worker, thread, ...wasm].reduce((sum, { gzip }) => sum + gzip, 0);
  const url = folder + worker.file;
  return { size: (bytes / 1e6).toFixed(1), worker: url, isReady: await isReady(url) };
}

function failureOf(error: unknown): Status {
  console.error(error);
  const kind = error instanceof EngineError ? error.code : 'unavailable';
  return { kind, message: error instanceof Error ? error.message : String(error) };
}
