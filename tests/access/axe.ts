import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { boxes, markTexts, thinCode } from './painted.ts';

/** WCAG 2.2 up to AA, and axe-core's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules among them that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const marked = 'data-test-text';

/**
 * Examines an open page, or the element of it that the selector `part` finds, by all rules in both
 * themes. Returns one line per finding: theme, rule, element, and what to do. Removes most syntax
 * highlighting from the page.
 */
export async function findings(page: Page, part = ''): Promise<string[]> {
  const [first, second] = (await isDark(page))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  await setTheme(page, first);
  const before = await boxes(page);
  await markTexts(page, marked);
  await setTheme(page, second);
  // A theme that moves, shows or hides nothing can break rules of colours only.
  const onlyColours = before === (await boxes(page));
  await markTexts(page, marked);
  await thinCode(page, marked);
  const found = await colours(page, second, part);
  if (!onlyColours) found.push(...(await shape(page, second, part)));
  await setTheme(page, first);
  found.push(...(await shape(page, first, part)));
  return [...found, ...(await colours(page, first, part))];
}

/** Findings of all rules in the current theme, without code. Changes nothing that React relies on. */
export async function findingsAsDelivered(page: Page): Promise<string[]> {
  const theme = (await isDark(page)) ? 'dark' : 'light';
  const builder = axe(page).withTags(tags).disableRules(colourRules).exclude('pre code');
  return [...(await run(theme, builder)), ...(await colours(page, theme, ''))];
}

/**
 * Switches the system's theme and waits until the page shows it. Allows motion, because the style
 * sheet replaces motion by very short transitions on all elements, which are slow on long pages.
 */
async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'no-preference' });
  await page.waitForFunction(
    (dark) =>
      document.documentElement.classList.contains('dark') === dark &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    theme === 'dark',
  );
}

/**
 * Findings of contrast in the current theme. Of all texts with the same colour, size and background
 * only a few are examined, which is a tenth of the work on long pages.
 */
async function colours(page: Page, theme: string, part: string): Promise<string[]> {
  await markTexts(page, marked);
  return run(theme, axe(page).withRules(colourRules).include(`${part} [${marked}]`));
}

/** Findings of all other rules. */
function shape(page: Page, theme: string, part: string): Promise<string[]> {
  const builder = axe(page).withTags(tags).disableRules(colourRules);
  return run(theme, part ? builder.include(part) : builder);
}

/** Legacy mode, because otherwise it opens a second page each time for frames. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
}

function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.classList.contains('dark'));
}

async function run(theme: string, builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  const lines: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary = '' } of nodes) {
      const place = target.join(' ');
      const why = failureSummary.replaceAll(/\s+/g, ' ');
      lines.push(`${theme}: ${id}: ${place}\n  ${help}. ${why}`);
    }
  }
  return lines;
}
