import { existsSync, readFileSync } from 'node:fs';
import { base, origin } from '../../site.ts';
import { brokenLinks, referencesOf } from '../checks/built/links.ts';
import { inOutput, readSite } from '../checks/built/site.ts';
import { parseBudgets } from '../sizes/budgets-file.ts';
import { sharedParts } from '../sizes/growth.ts';
import { measurePages } from '../sizes/measure.ts';
import type { SiteFigures } from './model.ts';
import { weightsOf } from './weights.ts';

/** Measures the built site in `folder`; null where there is none. */
export async function siteFigures(folder: string): Promise<SiteFigures | null> {
  if (!existsSync(`${folder}/index.html`)) return null;
  const site = readSite(folder, base);
  const pages = site.pages.filter(({ notFound }) => !notFound);
  const budgets = parseBudgets(readFileSync('tools/budgets.json', 'utf8'));
  const sizes = await measurePages(
    folder,
    pages.map(({ file }) => file),
    base,
  );
  return {
    pages: pages.length,
    links: site.pages.reduce((sum, page) => sum + referencesOf(page).length, 0),
    broken: brokenLinks(site, origin).map(
      ({ file, what }) => `${inOutput(file)}: ${what}`,
    ),
    weights: weightsOf(sizes, budgets),
    shared: sharedParts(sizes),
  };
}
