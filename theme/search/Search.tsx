import { lazy, Suspense, useState } from 'react';
import { useText } from '../useText';
import './panel.css';
import { SearchButton } from './SearchButton';
import { useDialog } from './useDialog';
import { useEnterGuard } from './useEnterGuard';
import { useSearchShortcut } from './useSearchShortcut';

// The panel, its engine and its index come when search is opened for the first time.
const SearchPanel = lazy(() => import('./SearchPanel'));

/**
 * The search button and, while it is open, the framework's panel. The framework mounts its panel on every page, where
 * it fetches the index at once and takes the Enter key from the whole document.
 */
export function Search() {
  const text = useText();
  const [open, setOpen] = useState(false);
  useSearchShortcut(open, setOpen);
  useEnterGuard(open);
  useDialog(open, text('searchPlaceholderText'));
  return (
    <>
      <SearchButton onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <SearchPanel focused={open} setFocused={setOpen} />
        </Suspense>
      )}
    </>
  );
}
