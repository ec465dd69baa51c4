import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 up to AA, and axe-core's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules among them that depend on colours. */
const colours = ['color-contrast', 'link-in-text-block'];

/** The first lines of code have all of its colours; the others would take most of the time. */
const moreCode = 'pre .line:nth-child(n + 9)';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Examines an open page, or the element of it that the selector `part` finds: by all rules in the
 * light theme, and by those of colours in the dark one. Returns one line per finding: theme, rule,
 * element, and what to do.
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  await setTheme(page, 'dark');
  const dark = await run(page, 'dark', part, { runOnly: colours });
  await setTheme(page, 'light');
  return [...dark, ...(await run(page, 'light', part, { runOnly: tags }))];
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

async function run(
  page: Page,
  theme: string,
  part: string,
  options: axe.RunOptions,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ context, given }) => window.axe.run(context, given),
    {
      context: { include: [part], exclude: [moreCode] },
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
