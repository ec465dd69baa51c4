import type { Page } from '@playwright/test';

/** A fault of the framework's default, told by what a reader meets. */
export interface Fault {
  /** Its number in the list of the framework's reproduced faults. */
  readonly row: string;
  readonly title: string;
  /** Language of the browser, where the fault depends on it. */
  readonly locale?: string;
  /**
   * Does what a reader does on the site at `root`, which ends with a slash, and says whether the fault shows. The page is
   * new, and the browser has been on the site before unless `locale` is set.
   */
  shows(page: Page, root: string): Promise<boolean>;
}
