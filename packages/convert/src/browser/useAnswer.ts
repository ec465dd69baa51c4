import { useEffect, useState } from 'react';
import type { Answer } from '../convert';
import type { Input } from '../read/input';

/** After so many milliseconds without a key, the reader has finished typing. */
const pause = 200;
/** Longer than any real file takes, in milliseconds. */
const patience = 20_000;

/**
 * The answer to the latest question, computed in a worker, or in the page where workers are blocked.
 * Neither runs anything of what was pasted. A newer question ends the worker, and so does one that
 * takes too long. An answer stays until the next one is there. `undefined` asks nothing.
 */
export function useAnswer(question: Input | undefined) {
  const [last, setLast] = useState<{ question?: Input | undefined; answer?: Answer }>({});

  useEffect(() => {
    if (question === undefined) return setLast({});
    let worker: Worker | undefined;
    let isOver = false;
    const finish = (result: { answer?: Answer }) => {
      if (!isOver) setLast({ question, ...result });
      stop();
    };
    const stop = () => {
      isOver = true;
      worker?.terminate();
      clearTimeout(start);
      clearTimeout(limit);
    };
    const answerHere = () =>
      import('../convert')
        .then(async ({ convert }) => finish({ answer: await convert(question) }))
        .catch(() => finish({}));
    const start = setTimeout(() => {
      try {
        worker = new Worker(new URL('./worker.ts', import.meta.url));
        worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
          finish({ answer: data }),
        );
        worker.addEventListener('error', answerHere);
        worker.postMessage(question);
      } catch {
        void answerHere();
      }
    }, pause);
    const limit = setTimeout(() => finish({}), patience);
    return stop;
  }, [question]);

  const isWaiting = question !== undefined && last.question !== question;
  return {
    answer: last.answer,
    isWaiting,
    hasFailed: !isWaiting && question !== undefined && last.answer === undefined,
  };
}
