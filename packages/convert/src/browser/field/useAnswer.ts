import { useEffect, useState } from 'react';

/** How a question is answered. Neither executes anything of what the reader has pasted. */
export interface Answerer<Question, Answer> {
  /** A worker that answers each message with one message. */
  readonly worker: () => Worker;
  /** Loads the same function for the page itself, where workers are blocked. */
  readonly here: () => Promise<(question: Question) => Answer | Promise<Answer>>;
}

/** After so many milliseconds without a key, the reader has finished typing. */
const pause = 200;
/** Longer than any real file takes, in milliseconds. */
const patience = 20_000;

/**
 * The answer to the latest question, computed in a worker, so that the page never waits for it. A
 * newer question ends the worker, and so does one that takes too long. An answer stays until the
 * next one is there. `undefined` asks nothing. `answerer` must be the same object each time.
 */
export function useAnswer<Question, Answer>(
  question: Question | undefined,
  answerer: Answerer<Question, Answer>,
): { answer: Answer | undefined; isWaiting: boolean; hasFailed: boolean } {
  const [last, setLast] = useState<{ question?: Question | undefined; answer?: Answer }>(
    {},
  );

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
      answerer
        .here()
        .then(async (ask) => finish({ answer: await ask(question) }))
        .catch(() => finish({}));
    const start = setTimeout(() => {
      try {
        worker = answerer.worker();
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
  }, [question, answerer]);

  const isWaiting = question !== undefined && last.question !== question;
  return {
    answer: last.answer,
    isWaiting,
    hasFailed: !isWaiting && question !== undefined && last.answer === undefined,
  };
}
