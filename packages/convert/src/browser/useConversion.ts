import { useEffect, useState } from 'react';
import type { Answer } from '../convert';
import type { Input } from '../read/input';
import type { Response } from './worker';

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: Answer) => void>();

/** Converts in a worker, so that typing never waits; in the page where workers are blocked. */
async function request(input: Input): Promise<Answer> {
  try {
    worker ??= startWorker();
  } catch {
    return convertHere(input);
  }
  const id = ++lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage({ id, input });
    worker?.addEventListener('error', () => resolve(convertHere(input)), { once: true });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  return started;
}

async function convertHere(input: Input): Promise<Answer> {
  const { convert } = await import('../convert');
  return convert(input);
}

/** The answer to what was pasted last; `undefined` before there is one, or if nothing is pasted. */
export function useConversion({ name, config, manifest, tsconfig }: Input) {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let current = true;
    if (`${config}${manifest}${tsconfig}`.trim() === '') setAnswer(undefined);
    else
      void request({ name, config, manifest, tsconfig }).then((next) => {
        if (current) setAnswer(next);
      });
    return () => {
      current = false;
    };
  }, [name, config, manifest, tsconfig]);
  return answer;
}
