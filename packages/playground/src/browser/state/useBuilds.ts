import { withBase } from '@rspress/core/runtime';
import type { Snapshot } from '@site/explorer/browser/data';
import type { SizedFile } from '@site/explorer/browser/views';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type BuildResult,
  Engine,
  EngineError,
  type Progress,
} from '../../../engine/client';
import { type Check, checkPackage } from '../output/checks';
import { outputFiles } from '../output/sizes';
import type { Project } from '../project/project';

/** What the reader sees on the right: of a build here, or of the recorded one. */
export interface Output {
  readonly isRecorded: boolean;
  readonly ok: boolean;
  readonly files: readonly SizedFile[];
  readonly log: readonly string[];
  /** Reports on the package; undefined if it could not be checked. */
  readonly checks: readonly Check[] | undefined;
  readonly milliseconds?: number;
  /** What the configuration asks for and only a computer has. */
  readonly missing?: BuildResult['missing'];
}

/** A recorded build of the output explorer, as if it had been built here. */
export function outputOf({ files, terminal, verdicts }: Snapshot): Output {
  const checks = [verdicts.publint, verdicts.attw];
  return { isRecorded: true, ok: true, files, log: terminal, checks };
}

/** What the engine does: nothing yet, or its progress, or why it ended. */
export type Status =
  | { readonly kind: 'idle' | 'built' }
  | Progress
  | {
      readonly kind: 'failed';
      readonly code: EngineError['code'];
      readonly message: string;
    };

/** As long as the reader types, nothing is built. */
const pause = 300;

/** The address of the engine, with a slash at its end. */
export const engineFolder = withBase('/playground/engine/');

/**
 * Builds the project: on `run`, and from then on after each change. A build that is under way when
 * the project changes is replaced: its result is dropped, and the newest project is built next.
 */
export function useBuilds(project: Project, recorded: Output) {
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const [outputs, setOutputs] = useState<{ now: Output; before?: Output }>({
    now: recorded,
  });
  const [isOn, setIsOn] = useState(false);
  const engine = useRef<Engine>(undefined);
  const wanted = useRef<Project>(undefined);
  const isBusy = useRef(false);

  const show = useCallback((now: Output) => {
    setOutputs(({ now: before }) => ({ now, before }));
  }, []);
  const run = useCallback(
    async (input: Project) => {
      setIsOn(true);
      wanted.current = input;
      if (isBusy.current) return;
      isBusy.current = true;
      engine.current ??= new Engine({ folder: engineFolder, onProgress: setStatus });
      try {
        while (wanted.current) {
          const next = wanted.current;
          wanted.current = undefined;
          const output = await buildOutput(engine.current, next);
          if (wanted.current) continue;
          show(output);
          setStatus({ kind: 'built' });
        }
      } catch (error) {
        wanted.current = undefined;
        setStatus(failureOf(error));
      }
      isBusy.current = false;
    },
    [show],
  );
  const stop = useCallback(() => {
    setIsOn(false);
    wanted.current = undefined;
    engine.current?.stop();
  }, []);

  const last = useRef(project);
  useEffect(() => {
    if (last.current === project) return;
    last.current = project;
    if (!isOn) return;
    const timer = setTimeout(() => run(project), pause);
    return () => clearTimeout(timer);
  }, [project, isOn, run]);
  useEffect(() => stop, [stop]);
  return { status, outputs, isOn, run, stop, show };
}

async function buildOutput(engine: Engine, project: Project): Promise<Output> {
  const { files, ...result } = await engine.build(project);
  const checks = result.ok
    ? await checkPackage(engine, project, files).catch(() => undefined)
    : undefined;
  return { ...result, isRecorded: false, files: await outputFiles(files), checks };
}

function failureOf(error: unknown): Status {
  console.error(error);
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const other = name === 'AbortError' ? 'stopped' : 'unavailable';
  const code = error instanceof EngineError ? error.code : other;
  return { kind: 'failed', code, message };
}
