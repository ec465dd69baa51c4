import type { Locator, Page } from '@playwright/test';

/** The search dialog and its parts. */
export interface Panel {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly options: Locator;
  readonly current: Locator;
}

export function panelOf(page: Page): Panel {
  const dialog = page.locator('[data-search-dialog]');
  return {
    dialog,
    input: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    current: dialog.locator('[role=option][aria-selected=true]'),
  };
}

/** Opens search with its button and waits until the engine is ready. */
export async function openSearch(page: Page): Promise<Panel> {
  await page.locator('[data-search-open]').click();
  const panel = panelOf(page);
  await panel.dialog.locator('[data-search-status=inited]').waitFor();
  return panel;
}

/** Types a query and waits for its first result. */
export async function search(panel: Panel, query: string): Promise<void> {
  await panel.input.fill(query);
  await panel.options.first().waitFor();
}
