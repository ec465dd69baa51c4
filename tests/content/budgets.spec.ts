// What every page costs, against its budget: npx playwright test tests/content/budgets.spec.ts --project=content
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { base } from '../../site.ts';
import { readQuality } from '../../tools/quality/json.ts';
import { overBudget } from '../../tools/sizes/budget.ts';
import { parseBudgets } from '../../tools/sizes/budgets-file.ts';
import { grownSince } from '../../tools/sizes/growth.ts';
import { measurePages, type Part } from '../../tools/sizes/measure.ts';
import { wantedBy } from '../../tools/sizes/wanted-by.ts';
import { routes } from '../support/routes.ts';
import { siteOutput } from '../support/site.ts';
import { explain } from './built.ts';

test('no page costs more than its kind may, or than the list says', async () => {
  // Contents that no run has compressed before take a while.
  test.setTimeout(300_000);
  const budgets = parseBudgets(readFileSync('tools/budgets.json', 'utf8'));
  const pages = routes().map(({ path }) => {
    const name = path.slice(base.length);
    return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
  });
  const sizes = await measurePages(siteOutput, pages, base);
  const grown = grownSince(readQuality().site?.shared ?? []);
  const wanted = wantedBy();
  const about = (part: Part) => grown(part) + wanted(part.file);
  expect(explain(overBudget(sizes, budgets, about))).toEqual([]);
});
