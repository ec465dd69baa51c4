import { useEffect, useState } from 'react';
import { fromAddress, parameter, toAddress } from './data/address';
import { type Answers, firstAnswers } from './data/answers';

/**
 * The answers, which stand in the address so that they can be shared. The page that was rendered at build time knows no address and
 * begins with the first answers; those of the address, or those that a reader gave before React was there, follow at once.
 */
export function useAnswers(
  given: () => Answers | undefined,
): [Answers, (answers: Answers) => void] {
  const [answers, setAnswers] = useState(firstAnswers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is asked once, when React takes over
  useEffect(() => {
    const read = () => setAnswers(fromAddress(location.search));
    const early = given();
    if (new URLSearchParams(location.search).has(parameter) || !early) read();
    else setAnswers(early);
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const answer = (next: Answers) => {
    setAnswers(next);
    const url = new URL(location.href);
    const value = toAddress(next);
    if (value === '') url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, value);
    history.replaceState(history.state, '', url);
  };
  return [answers, answer];
}
