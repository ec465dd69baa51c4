/**
 * Selects in each group of tabs, `[data-tabs]`, the one that the reader chose last, in any group of
 * that name, and remembers what they choose. Tabs are radio buttons, so all else needs no script.
 * Called again by React, which adds tabs; and with changes on the dev server, which has no inline
 * scripts.
 */
export function restoreTabs(event?: Pick<Event, 'target'>): void {
  if (!event && document.readyState === 'loading') {
    // Before the first paint.
    for (const type of ['DOMContentLoaded', 'change'])
      document.addEventListener(type, restoreTabs);
    return;
  }
  const selector = '[data-tabs]';
  const keyOf = (group: HTMLElement | null) =>
    group?.dataset.tabs && `rspress.tabs.${group.dataset.tabs}`;
  const radio = event?.target;
  if (radio instanceof HTMLInputElement) {
    const key = keyOf(radio.closest(selector));
    if (key) localStorage.setItem(key, radio.value);
  }
  for (const group of document.querySelectorAll<HTMLElement>(selector)) {
    const key = keyOf(group);
    const stored = key && localStorage.getItem(key);
    const chosen = stored && group.firstElementChild?.querySelectorAll('input')[+stored];
    if (chosen) chosen.checked = true;
  }
}
