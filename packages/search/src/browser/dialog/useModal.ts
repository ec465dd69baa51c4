import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows a `<dialog>` as a modal one while its component is mounted: the browser keeps the focus
 * inside, closes it on Escape and makes the page inert. The page does not scroll, and the focus
 * returns to where it was.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const focused = document.activeElement;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    const onClick = (event: MouseEvent) => {
      // Its content covers the dialog, so this is a click on the backdrop.
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
      if (focused instanceof HTMLElement && focused.isConnected)
        focused.focus({ preventScroll: true });
    };
  }, []);

  return dialog;
}
