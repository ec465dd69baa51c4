import { useEffect, useState } from 'react';
import type { Answer } from '../answer';
import type { Input } from '../read/problem';

/** After so many milliseconds without a key, the reader has finished typing. */
const pause = 200;
/** Longer than any real file takes, in milliseconds. */
const patience = 20_000;

/** What the worker answers: `code` is the part of an address that opens the playground with it. */
export interface Reply {
  readonly answer: Answer;
  readonly code: string;
}

/**
 * The reply to the latest question, computed in a worker, so that the page never waits. Nothing of
 * what was pasted is run. A newer question ends the worker, and so does one that takes too long. A
 * reply stays until the next one is there. `undefined` asks nothing.
 */
export function useAnswer(question: Input | undefined) {
  const [last, setLast] = useState<{ question?: Input; reply?: Reply | undefined }>({});

  useEffect(() => {
    if (question === undefined) return setLast({});
    let worker: Worker | undefined;
    const start = setTimeout(() => {
      worker = new Worker(new URL('./worker.ts', import.meta.url));
      worker.onmessage = ({ data }: MessageEvent<Reply>) => finish(data);
      worker.onerror = () => finish();
      worker.postMessage(question);
    }, pause);
    const limit = setTimeout(() => finish(), patience);
    const stop = () => {
      worker?.terminate();
      clearTimeout(start);
      clearTimeout(limit);
    };
    const finish = (reply?: Reply) => {
      setLast({ question, reply });
      stop();
    };
    return stop;
  }, [question]);

  const isWaiting = last.question !== question;
  const status = isWaiting ? 'waiting' : last.reply ? undefined : 'too-long';
  return { reply: last.reply, status: question && status } as const;
}
