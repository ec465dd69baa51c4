import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useCloseElsewhere } from '../disclosure/useCloseElsewhere';
import { useDisclosure } from '../disclosure/useDisclosure';

/** How long a mouse rests on the button before it opens, and is away before it closes, in milliseconds. */
const hoverDelay = 100;

/**
 * State and attributes of a button with a native popover after it: `root` goes to the element around both, `button` and
 * `panel` to the two.
 */
export function usePopover() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
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
    openDelay: hoverDelay,
    closeDelay: hoverDelay,
  });
  useCloseElsewhere(root, open, hide);
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);

  return {
    open,
    root: { ref: root, ...disclosure.root },
    button: { ref: button, onClick: disclosure.onClick },
    panel: {
      ref: panel,
      onToggle: ({ newState }: ToggleEvent<HTMLDivElement>) => {
        setOpen(newState === 'open');
        if (newState === 'closed') disclosure.closed();
      },
    },
  };
}
