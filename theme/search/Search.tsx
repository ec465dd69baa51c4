import { lazy, Suspense, useState } from 'react';
import { keepQuery } from './address';
import { useHighlight } from './highlight/useHighlight';
import { SearchButton } from './SearchButton';
import { useOpenSearch } from './useOpenSearch';

const loadDialog = () => import('./dialog/SearchDialog');

// The panel, its engine and its index come when search is wanted for the first time.
const SearchDialog = lazy(loadDialog);

/** The search button and, while it is open, the panel. */
export function Search() {
  const [opened, setOpened] = useOpenSearch();
  const [words, setWords] = useState<readonly string[]>([]);
  useHighlight(words);
  const close = () => {
    setOpened(undefined);
    keepQuery(undefined);
  };
  return (
    <>
      <SearchButton
        onClick={() => setOpened('')}
        // What fails here is told when search is opened.
        onIntent={() => void loadDialog().catch(() => undefined)}
      />
      {opened !== undefined && (
        <Suspense fallback={null}>
          <SearchDialog query={opened} onClose={close} onPick={setWords} />
        </Suspense>
      )}
    </>
  );
}
