import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ignored } from './ignored.ts';
import { boxes, markTexts, thinCode } from './painted.ts';

/** What the site promises: WCAG 2.2 up to AA, and what axe-core calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules among them that look at colours. All others read the document and its boxes alone. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const marked = 'data-test-text';

/**
 * Examines an open page by all rules, in the theme that it is in and in the other one. Gives one
 * line per finding: theme, rule, place, and what to do. A page without findings gives no lines.
 * Afterwards most of its code has lost its colours.
 */
export async function findings(page: Page): Promise<string[]> {
  const [first, second] = (await isDark(page))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  await setTheme(page, first);
  const before = await boxes(page);
  await markTexts(page, marked);
  await setTheme(page, second);
  // A change of theme that moves, shows or hides nothing is one of colours, and can break no other
  // rule.
  const onlyColours = before === (await boxes(page));
  await markTexts(page, marked);
  await thinCode(page, marked);
  const found = await colours(page, second);
  if (!onlyColours) found.push(...(await shape(page, second)));
  await setTheme(page, first);
  return [...found, ...(await shape(page, first)), ...(await colours(page, first))];
}

/**
 * Makes the system's theme the given one, and waits until the page shows it. Motion is allowed,
 * because the rule of the style sheet that ends all motion at once gives every element a short one,
 * which takes a long page a second.
 */
export async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'no-preference' });
  await page.waitForFunction(
    (dark) =>
      document.documentElement.classList.contains('dark') === dark &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    theme === 'dark',
  );
}

/**
 * Findings of contrast in the theme that the page is in. It comes from a text's colour, its size,
 * and what is painted behind it, and of all texts that share these only a few are looked at: on
 * long pages that is a tenth of the work.
 * `every` looks at all of them.
 */
export async function colours(
  page: Page,
  theme: string,
  every = false,
): Promise<string[]> {
  const builder = axe(page).withRules(colourRules);
  if (every) return run(page, theme, builder);
  await markTexts(page, marked);
  return run(page, theme, builder.include(`[${marked}]`));
}

/** Findings of all rules but those of colours. */
function shape(page: Page, theme: string): Promise<string[]> {
  return run(page, theme, axe(page).withTags(tags).disableRules(colourRules));
}

/**
 * Without its legacy mode it opens a second page each time, for the sake of frames, of which there
 * are none.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
}

function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.classList.contains('dark'));
}

async function run(page: Page, theme: string, builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  const lines: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary = '' } of nodes) {
      const place = target.join(' ');
      if (await isIgnored(page, id, place)) continue;
      const why = failureSummary.replaceAll(/\s+/g, ' ');
      lines.push(`${theme}: ${id}: ${place}\n  ${help}. ${why}`);
    }
  }
  return lines;
}

async function isIgnored(page: Page, rule: string, place: string): Promise<boolean> {
  const selectors = ignored.filter((entry) => entry.rule === rule);
  if (selectors.length === 0) return false;
  const list = selectors.map(({ selector }) => selector).join(', ');
  return page.locator(place).evaluate((node, some) => node.matches(some), list);
}
