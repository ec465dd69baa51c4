import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useDisclosure } from './useDisclosure';
import { useDismiss } from './useDismiss';

/** Milliseconds after which leaving closes it: time to get from the button to the panel. */
const closeDelay = 100;

/**
 * State and attributes of a button followed by its native popover: `root` is for the element around
 * both, `button` and `panel` for the two. `openDelay` is how long the mouse must hover, in
 * milliseconds.
 */
export function usePopover<Root extends HTMLElement, Panel extends HTMLElement>(
  openDelay: number,
) {
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);
  const [open, setOpen] = useState(false);

  const isOpen = () => panel.current?.matches(':popover-open') ?? false;
  const hide = () => {
    if (isOpen()) panel.current?.hidePopover();
  };
  const disclosure = useDisclosure({
    isOpen,
    show: () => {
      if (!isOpen()) panel.current?.showPopover();
    },
    hide,
    root,
    control: button,
    openDelay,
    closeDelay,
  });
  useDismiss(root, open, hide);
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);

  return {
    open,
    root: { ref: root, ...disclosure.root },
    button: { ref: button, onClick: disclosure.onClick },
    panel: {
      ref: panel,
      onToggle: ({ newState }: ToggleEvent<Panel>) => {
        setOpen(newState === 'open');
        if (newState === 'closed') disclosure.onClosed();
      },
    },
  };
}
