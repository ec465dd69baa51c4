import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useCloseElsewhere } from './useCloseElsewhere';
import { useDisclosure } from './useDisclosure';

/** How long a mouse is away before the popover closes, in milliseconds; enough to get from the button to the panel. */
const closeDelay = 100;

/**
 * State and attributes of a button with a native popover after it: `root` goes to the element around both, `button` and
 * `panel` to the two. `openDelay` is how long a mouse rests on the button before it opens, in milliseconds.
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
  useCloseElsewhere(root, open, hide);
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);

  return {
    open,
    root: { ref: root, ...disclosure.root },
    button: { ref: button, onClick: disclosure.onClick },
    panel: {
      ref: panel,
      onToggle: ({ newState }: ToggleEvent<Panel>) => {
        setOpen(newState === 'open');
        if (newState === 'closed') disclosure.closed();
      },
    },
  };
}
