import { useEffect, useState } from 'react';
import {
  type Answers,
  answersFromForm,
  fromQuery,
  queryParameter,
  toQuery,
} from './data/answers';

/**
 * The answers, kept in the address so that they can be shared, and the words in it that are none.
 * The static page starts with the default ones. After hydration they come from the address or, if it
 * has none, from the form, which the reader may have changed before React was loaded; then the address
 * gets those.
 */
export function useAnswers(
  form: () => HTMLFormElement | null,
): [Answers, (answers: Answers) => void, unknown: readonly string[]] {
  const [{ answers, unknown }, set] = useState(() => fromQuery(''));

  const update = (next: Answers) => {
    set({ answers: next, unknown: [] });
    const url = new URL(location.href);
    const query = toQuery(next);
    if (query === '') url.searchParams.delete(queryParameter);
    else url.searchParams.set(queryParameter, query);
    history.replaceState(history.state, '', url);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read once, after hydration
  useEffect(() => {
    const readAddress = () => set(fromQuery(location.search));
    const element = form();
    if (element && !new URLSearchParams(location.search).has(queryParameter))
      update(answersFromForm(element));
    else readAddress();
    addEventListener('popstate', readAddress);
    return () => removeEventListener('popstate', readAddress);
  }, []);

  return [answers, update, unknown];
}
