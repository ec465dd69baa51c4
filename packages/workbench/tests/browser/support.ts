import type { Locator, Page } from '@playwright/test';
import texts from '../../src/browser/parts/texts.json' with { type: 'json' };
import { findSnapshot, type Snapshot } from '../../src/format/data.ts';
import { readStates } from '../../src/format/records.ts';
import { parseKey } from '../../src/format/states.ts';

export { texts };

/** The recorded build of a state. */
export function recorded(key: string): Snapshot {
  const state = parseKey(key);
  return findSnapshot(readStates(state.input), state);
}

/** The explorer of a page and its controls. */
export function explorerOf(page: Page) {
  const root = page.getByRole('region', {
    name: new RegExp(`^(${texts.label.en}|${texts.label.zh})$`),
  });
  return {
    root,
    radio: (group: string, name: string): Locator =>
      root.getByRole('group', { name: group, exact: true }).getByRole('radio', { name }),
    tab: (name: RegExp): Locator => root.getByRole('tab', { name }),
    status: root.getByRole('status'),
  };
}

/** The code of the selected tab, without the lines that the last change removed. */
export async function shownCode(page: Page): Promise<string> {
  const lines = explorerOf(page).root.getByRole('tabpanel').locator('.line:not(.gone)');
  return (await lines.allTextContents()).join('\n');
}
