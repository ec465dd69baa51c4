import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 up to AA, and axe-core's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules among them that depend on colours. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Lines of code that have no other colours than lines before: they would take most of the time. */
const repeated = 'data-test-repeated';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Examines an open page, or the element of it that the selector `part` finds: by all rules in both
 * themes. Returns one line per finding: theme, rule, element, and what to do.
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    found.push(...(await run(page, theme, part, { runOnly: tags })));
  }
  return found;
}

/**
 * Findings in an open page, or in the element of it that the selector `part` finds, by all rules but
 * those of colours: React changes no style. Changes nothing that React relies on.
 */
export async function findingsAsDelivered(page: Page, part = 'html'): Promise<string[]> {
  const rules = Object.fromEntries(colours.map((id) => [id, { enabled: false }]));
  return run(page, 'as delivered', part, { runOnly: tags, rules });
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

/** Keeps three lines with each colour on each background, as axe-core cannot decide on some. */
function markRepeated(page: Page): Promise<void> {
  return page.evaluate((attribute) => {
    const counts = new Map<string, number>();
    const behind = (element: Element | null): string =>
      element ? getComputedStyle(element).background + behind(element.parentElement) : '';
    for (const block of document.querySelectorAll('pre')) {
      const background = behind(block);
      for (const line of block.querySelectorAll('.line')) {
        const looks = [line, ...line.querySelectorAll('*')].map((part) => {
          const style = getComputedStyle(part);
          return `${style.color} ${style.background} ${style.opacity} ${background}`;
        });
        const isKnown = looks.every((look) => (counts.get(look) ?? 0) >= 3);
        line.toggleAttribute(attribute, isKnown);
        for (const look of new Set(looks)) counts.set(look, (counts.get(look) ?? 0) + 1);
      }
    }
  }, repeated);
}

async function run(
  page: Page,
  theme: string,
  part: string,
  options: axe.RunOptions,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await markRepeated(page);
  const { violations } = await page.evaluate(
    ({ context, given }) => window.axe.run(context, given),
    {
      context: { include: [part], exclude: [`[${repeated}]`] },
      given: { ...options, resultTypes: ['violations' as const] },
    },
  );
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
