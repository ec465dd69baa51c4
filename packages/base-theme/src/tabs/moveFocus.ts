import type { KeyboardEvent } from 'react';

/**
 * Selects another tab of a list by arrow keys, Home and End, wrapping around and skipping disabled
 * tabs.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)'),
  ];
  const index = tabs.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[event.key];
  const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}
