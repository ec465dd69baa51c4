import type { KeyboardEvent } from 'react';

/** Goes from tab to tab by the arrow keys, Home and End, around the ends and past disabled ones, and chooses what it comes to. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)'),
  ];
  const at = tabs.indexOf(event.target as HTMLElement);
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  const to = steps[event.key];
  const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}
