import { useState } from 'react';
import { useText } from '../useText';
import { keepQuery } from './address';
import { useHighlight } from './highlight/useHighlight';
import styles from './Search.module.css';
import { SearchButton } from './SearchButton';
import { useDialog, warmDialog } from './useDialog';
import { useOpenSearch } from './useOpenSearch';

/** The search button and, while it is open, the panel. */
export function Search() {
  const [opened, setOpened] = useOpenSearch();
  const [words, setWords] = useState<readonly string[]>([]);
  useHighlight(words);
  const text = useText();
  const { Dialog, failed } = useDialog(opened !== undefined, () => setOpened(undefined));
  const close = () => {
    setOpened(undefined);
    keepQuery(undefined);
  };
  return (
    <>
      <SearchButton onClick={() => setOpened('')} onIntent={warmDialog} />
      {failed && (
        <p role="alert" className={styles.failed}>
          {text('searchPanelFailed')}
        </p>
      )}
      {Dialog && opened !== undefined && (
        <Dialog query={opened} onClose={close} onPick={setWords} />
      )}
    </>
  );
}
