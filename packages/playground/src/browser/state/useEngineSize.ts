import { useEffect, useState } from 'react';
import { readManifest } from '../../../engine/client';
import { type Obstacle, obstacle } from './support';
import { engineFolder } from './useBuilds';

/**
 * How many megabytes are fetched before the first build, compressed, and `…` until that is known.
 * Calls `onObstacle` if nothing can be built here.
 */
export function useEngineSize(onObstacle: (obstacle: Obstacle) => void): string {
  const [size, setSize] = useState('…');
  useEffect(() => {
    const found = obstacle();
    if (found) return onObstacle(found);
    readManifest(engineFolder).then(
      ({ worker, thread, packages, wasm }) => {
        const parts = [worker, thread, packages, ...wasm];
        setSize((parts.reduce((sum, { gzip }) => sum + gzip, 0) / 1e6).toFixed(1));
      },
      () => onObstacle('noEngine'),
    );
  }, [onObstacle]);
  return size;
}
