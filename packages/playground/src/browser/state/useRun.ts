import { useEffect, useState } from 'react';
import { readManifest } from '../../../engine/client';
import type { Project } from '../project/project';
import { keepForReload } from './memory';
import { isMetered, type Obstacle, obstacleHere, prepareIsolation } from './support';
import { engineFolder, type useBuilds } from './useBuilds';
import type { Source } from './useProject';

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
  /** How many megabytes are fetched before the first build, compressed. */
  const [size, setSize] = useState('…');
  const [isAsking, setIsAsking] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);

  useEffect(() => {
    const found = obstacleHere();
    if (found) return setObstacle(found);
    readManifest(engineFolder).then(
      ({ worker, thread, packages, wasm }) => {
        const parts = [worker, thread, packages, ...wasm];
        setSize((parts.reduce((sum, { gzip }) => sum + gzip, 0) / 1e6).toFixed(1));
      },
      () => setObstacle('noEngine'),
    );
  }, []);
  useEffect(() => {
    const isAfterReload = source === 'pending';
    if (isOn || obstacle || !(isAfterReload || source === 'edited')) return;
    if (isAfterReload && !crossOriginIsolated) setObstacle('notIsolated');
    // Before the reload, the reader was asked.
    else if (crossOriginIsolated && (isAfterReload || !isMetered())) run(project);
  }, [project, source, obstacle, isOn, run]);

  const build = async () => {
    setIsAsking(false);
    if (crossOriginIsolated) return run(project);
    const isKept = keepForReload(project);
    setIsTooLarge(!isKept);
    if (!isKept) return;
    await prepareIsolation();
    location.reload();
  };
  const press = () => {
    if (isMetered() && !isOn && !isAsking) setIsAsking(true);
    else void build();
  };
  return { obstacle, size, isAsking, isTooLarge, press };
}
