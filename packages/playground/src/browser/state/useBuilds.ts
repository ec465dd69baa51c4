import { withBase } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { Engine, EngineError, type Progress } from '../../../engine/client';
import { buildOutput, type Output } from '../output/output';
import type { Project } from '../project/project';
import { keep } from './memory';
import { isMetered, isolate, isReady, type Obstacle, obstacleHere } from './support';
import type { Source } from './useProject';

type Ended = EngineError['code'] | 'built' | 'buildFailed' | 'tooLarge';

/** What the engine does, or why it ended; `kind` is also the key of a text with the other fields. */
export interface Status {
  readonly kind: 'size' | 'asking' | Progress['kind'] | Ended;
  readonly bytes?: number;
  readonly total?: number;
  readonly message?: string;
}

const follow = (last: { now: Output; before?: Output }, now: Output) => {
  return { now, before: last.now };
};

/** As long as the reader types, nothing is built. */
const pause = 300;

/** The address of the engine, with a slash at its end. */
const folder = withBase('/playground/engine/');

/**
 * Builds the project: when the reader presses Run, which may have to reload the page or to ask about the
 * download; after an edit, unless the code is from a link; and from then on after each change. The result
 * of a build that is under way when the project changes is dropped, and the newest project is built next.
 */
export function useBuilds(project: Project, source: Source, recorded: Output) {
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [facts, setFacts] = useState<Awaited<ReturnType<typeof readFacts>>>();
  const [status, setStatus] = useState<Status>({ kind: 'size' });
  const [outputs, show] = useReducer(follow, { now: recorded });
  /** How often a build was asked for; none is made by itself as long as it is 0. */
  const [runs, setRuns] = useState(0);
  const [engine] = useState(() => new Engine(folder, setStatus));
  const queue = useRef(Promise.resolve());
  const last = useRef(project);
  const run = () => setRuns((count) => count + 1);

  useEffect(() => {
    const found = obstacleHere();
    if (found) setObstacle(found);
    else readFacts(engine).then(setFacts, () => setObstacle('noEngine'));
    return () => engine.stop();
  }, [engine]);

  const startByItself = useEffectEvent(() => {
    if (runs > 0 || obstacle || !facts) return;
    // Before the reload, the reader was asked.
    if (source === 'pending') return facts.isReady ? run() : setObstacle('notIsolated');
    if (source === 'edited' && facts.isReady && !isMetered()) run();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of them changes
  useEffect(() => startByItself(), [project, source, facts]);

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

  const press = async () => {
    const known = facts ?? (await readFacts(engine));
    if (isMetered() && runs === 0 && status.kind !== 'asking')
      return setStatus({ kind: 'asking' });
    if (known.isReady) return run();
    if (!keep(sessionStorage, project)) return setStatus({ kind: 'tooLarge' });
    // Some browsers allow no service worker in private windows.
    const fail = () => setObstacle('notIsolated');
    await isolate(known.worker).then(() => location.reload(), fail);
  };
  const stop = () => {
    setRuns(0);
    engine.stop();
    setStatus({ kind: 'stopped' });
  };
  const isOn = runs > 0;
  return { obstacle, status, size: facts?.size, outputs, isOn, press, stop, show };
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
