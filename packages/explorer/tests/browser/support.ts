import type { Locator, Page } from '@playwright/test';
import { findSnapshot } from '../../src/browser/data/find.ts';
import { parseKey } from '../../src/browser/data/key.ts';
import type { Snapshot } from '../../src/browser/data/types.ts';
import { readRecord } from '../../src/record/record.ts';

export const page = 'guide/start/explorer';

/** The published outputs of an input. */
export const dataOf = (input: string) => new RegExp(`/explorer/${input}\\.[\\w.]*json$`);
export const anyData = /\/explorer\/\w+\.[\w.]*json$/;

/** What is on record of a state. */
export function recorded(key: string): Snapshot {
  const state = parseKey(key);
  return findSnapshot(readRecord(state.input).data, state);
}

/** The explorer of a page and its parts. */
export function explorerOf(page: Page) {
  const root = page.getByRole('region', { name: /^(Output explorer|产物探索器)$/ });
  return {
    root,
    radio: (group: string, name: string): Locator =>
      root.getByRole('group', { name: group, exact: true }).getByRole('radio', { name }),
    toggle: (name: string): Locator => root.getByRole('switch', { name, exact: true }),
    tabs: root.getByRole('tab'),
    tab: (name: RegExp): Locator => root.getByRole('tab', { name }),
    code: root.getByRole('tabpanel').locator('code'),
    status: root.getByRole('status'),
  };
}

/** The code that the open tab shows, without marks of what changed. */
export async function shownCode(page: Page): Promise<string> {
  const lines = explorerOf(page).root.getByRole('tabpanel').locator('.line:not(.gone)');
  return (await lines.allTextContents()).join('\n');
}
