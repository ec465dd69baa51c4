import { useText } from '@site/theme/useText';
import { useEffect, useState } from 'react';
import { keepQuery } from './address';
import { useHighlight } from './highlight/useHighlight';
import styles from './Search.module.css';
import { SearchButton } from './SearchButton';
import { useDialog, warmDialog } from './useDialog';
import { useOpenSearch } from './useOpenSearch';
import { usePrepare } from './useSearched';

/** The search button and, while it is open, the panel. */
export function Search() {
  const [opened, setOpened] = useOpenSearch();
  const [words, setWords] = useState<readonly string[]>([]);
  useHighlight(words);
  const text = useText();
  const isOpen = opened !== undefined;
  const { Dialog, failed } = useDialog(isOpen, () => setOpened(undefined));
  const prepare = usePrepare();
  useEffect(() => {
    if (isOpen) prepare();
  }, [isOpen, prepare]);
  const close = () => {
    setOpened(undefined);
    keepQuery(undefined);
  };
  return (
    <>
      <SearchButton
        onClick={() => setOpened('')}
        onIntent={() => {
          warmDialog();
          prepare();
        }}
      />
      {failed && (
        <p role="alert" className={styles.failed}>
          {text('searchPanelFailed')}
        </p>
      )}
      {Dialog && isOpen && <Dialog query={opened} onClose={close} onPick={setWords} />}
    </>
  );
}
