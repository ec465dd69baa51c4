import { useEffect, useState } from 'react';
import { readManifest } from '../../../engine/client';
import type { Project } from '../project/project';
import { keep } from './memory';
import {
  isMetered,
  isReady,
  type Obstacle,
  obstacleHere,
  prepareReload,
} from './support';
import { engineFolder, type useBuilds } from './useBuilds';
import type { Source } from './useProject';

/** What the manifest of the engine says; unknown until it is read. */
interface EngineFacts {
  /** How many megabytes are fetched before the first build, compressed. */
  readonly size: string;
  readonly worker: string;
  readonly isReady: boolean;
}

/**
 * When the project is built for the first time: when the reader presses Run, which may have to reload
 * the page or to ask about the download, and after an edit, unless the code is from a link.
 */
export function useRun(
  project: Project,
  source: Source,
  { isOn, run }: ReturnType<typeof useBuilds>,
) {
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [engine, setEngine] = useState<EngineFacts>();
  const [isAsking, setIsAsking] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);

  useEffect(() => {
    const found = obstacleHere();
    if (found) setObstacle(found);
    else readEngine().then(setEngine, () => setObstacle('noEngine'));
  }, []);
  useEffect(() => {
    const isAfterReload = source === 'pending';
    if (isOn || obstacle || !engine || !(isAfterReload || source === 'edited')) return;
    if (isAfterReload && !engine.isReady) setObstacle('notIsolated');
    // Before the reload, the reader was asked.
    else if (engine.isReady && (isAfterReload || !isMetered())) run(project);
  }, [project, source, obstacle, engine, isOn, run]);

  const build = async () => {
    setIsAsking(false);
    const known = engine ?? (await readEngine());
    if (known.isReady) return run(project);
    const isKept = keep('playground-run', project);
    setIsTooLarge(!isKept);
    if (!isKept) return;
    await prepareReload(known.worker);
    location.reload();
  };
  const press = () => {
    if (isMetered() && !isOn && !isAsking) setIsAsking(true);
    else void build();
  };
  return { obstacle, size: engine?.size ?? '…', isAsking, isTooLarge, press };
}

async function readEngine(): Promise<EngineFacts> {
  const { worker, thread, packages, wasm } = await readManifest(engineFolder);
  const parts = [worker, thread, packages, ...wasm];
  const size = (parts.reduce((sum, { gzip }) => sum + gzip, 0) / 1e6).toFixed(1);
  const url = engineFolder + worker.file;
  return { size, worker: url, isReady: await isReady(url) };
}
