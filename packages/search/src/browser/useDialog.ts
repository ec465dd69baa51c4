import { useCallback, useEffect, useState } from 'react';
import type { SearchDialogProps } from './dialog/SearchDialog';

type Dialog = (props: SearchDialogProps) => React.ReactNode;

const loadDialog = () => import('./dialog/SearchDialog');

/** Fetches the panel before it is wanted. What fails here is told when search is opened. */
export const warmDialog = () => void loadDialog().catch(() => undefined);

/**
 * The panel, its engine and its index, which come when search is `wanted` for the first time; nothing until then. Where the panel cannot be had,
 * `failed` is true until the reader does something else, and `giveUp` is called, so that the next opening asks for it again.
 */
export function useDialog(wanted: boolean, giveUp: () => void) {
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>();
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is wanted decides when to ask
  useEffect(() => {
    if (!wanted || dialog) return;
    setFailed(false);
    loadDialog().then(
      (module) => setDialog({ Dialog: module.default }),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
        giveUp();
      },
    );
  }, [wanted, dialog]);

  const clear = useCallback(() => setFailed(false), []);
  useEffect(() => {
    if (!failed) return;
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, clear);
    return () => {
      for (const event of events) window.removeEventListener(event, clear);
    };
  }, [failed, clear]);

  return { Dialog: dialog?.Dialog, failed };
}
