import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` as a modal one for as long as its component is there: the browser keeps the focus in it, closes it on
 * Escape and makes the page behind it inert. The focus goes back to what had it before, and the page does not scroll.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    const onClick = (event: MouseEvent) => {
      // The dialog fills itself; what is clicked beside it is its backdrop.
      if (event.target === element) close.current();
    };
    element.showModal();
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onClick);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onClick);
      document.documentElement.style.removeProperty('overflow');
      element.close();
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
  }, []);

  return dialog;
}
