import { withBase } from '@rspress/core/runtime';
import type { EnginePart } from '@site/engine/protocol';
import type { Remote } from 'comlink';
import { useEffect, useState } from 'react';
import type { Project } from '../../parts/recorded';
import type { Problem } from '../output/messages';
import { useJson } from '../useJson';
import type { TypeRequests } from './worker';

/** The content of `types.json`. */
export interface TypesManifest {
  readonly worker: EnginePart;
  /** The types of Rslib, and of what else can be imported. */
  readonly declarations: EnginePart;
  /** TypeScript, which the engine also fetches for declarations. */
  readonly typescript: EnginePart;
}

export type TypeService = Remote<TypeRequests>;

const folder = withBase('/playground/engine/');
/** As long as the reader types, nothing is checked. */
const pause = 200;
const none: readonly Problem[] = [];

/**
 * Checks the types of the package in a worker, from when `isWanted` on, after each change. `size` is that of
 * the first download in megabytes, compressed; undefined until it is known, or if types cannot be checked.
 */
export function useTypes(project: Project, isWanted: boolean) {
  const manifest = useJson<TypesManifest>('engine/types.json');
  const [service, setService] = useState<TypeService>();
  const [status, setStatus] = useState<'off' | 'starting' | 'on' | 'failed'>('off');
  const [problems, setProblems] = useState(none);
  useEffect(() => {
    if (!isWanted || !manifest) return;
    const { worker, typescript, declarations } = manifest;
    const thread = new Worker(folder + worker.file, { type: 'module' });
    const start = async () => {
      const { wrap } = await import('comlink');
      const started: TypeService = wrap<TypeRequests>(thread);
      await started.start(typescript.file, declarations.file);
      setService(() => started);
    };
    const fail = (error: unknown) => {
      console.error(error);
      setStatus('failed');
    };
    thread.onerror = fail;
    setStatus('starting');
    start().catch(fail);
    return () => {
      thread.terminate();
      setService(undefined);
      setProblems(none);
      setStatus('off');
    };
  }, [isWanted, manifest]);
  useEffect(() => {
    if (!service) return;
    let isCurrent = true;
    const check = async () => {
      const found = await service.check(project);
      if (!isCurrent) return;
      setProblems(found);
      setStatus('on');
    };
    const timer = setTimeout(() => void check().catch(console.error), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [service, project]);
  const parts = manifest && [manifest.worker, manifest.declarations, manifest.typescript];
  const bytes = parts?.reduce((sum, { gzip }) => sum + gzip, 0);
  return { service, status, problems, size: bytes && (bytes / 1e6).toFixed(1) };
}
