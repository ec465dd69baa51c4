import { useEffect, useState } from 'react';
import type { Answer } from '../convert';
import type { Input } from '../read/input';

/** After so many milliseconds without a key, the reader has finished typing. */
const pause = 200;

/**
 * The answer to the latest question. Nothing of what was pasted is run. An answer stays until the
 * next one is there. `undefined` asks nothing.
 */
export function useAnswer(question: Input | undefined) {
  const [last, setLast] = useState<{ question?: Input | undefined; answer?: Answer }>({});

  useEffect(() => {
    if (question === undefined) return setLast({});
    let isOver = false;
    const finish = (result: { answer?: Answer }) => {
      if (!isOver) setLast({ question, ...result });
    };
    const ask = async () => {
      const { convert } = await import('../convert');
      finish({ answer: await convert(question) });
    };
    const start = setTimeout(() => ask().catch(() => finish({})), pause);
    return () => {
      isOver = true;
      clearTimeout(start);
    };
  }, [question]);

  const isWaiting = question !== undefined && last.question !== question;
  return {
    answer: last.answer,
    isWaiting,
    hasFailed: !isWaiting && question !== undefined && last.answer === undefined,
  };
}
