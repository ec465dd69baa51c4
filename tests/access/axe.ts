import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { boxes, markTexts, thinCode } from './painted.ts';

/** WCAG 2.2 up to AA, and axe-core's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const marked = 'data-test-text';

/**
 * The rules among them that depend on colours, with the elements to examine: of all texts with the
 * same colour, size and background a few, which is a tenth of the work on long pages.
 */
const colours = {
  'color-contrast': `[${marked}]`,
  'link-in-text-block': `a[href][${marked}]`,
};

/** What to examine, by selectors, and by which rules. */
interface Scope {
  readonly include?: string;
  readonly exclude?: string;
  /** By default all. */
  readonly rules?: 'colours' | 'others';
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Examines an open page, or the element of it that the selector `part` finds, by all rules in both
 * themes. Returns one line per finding: theme, rule, element, and what to do. Removes most syntax
 * highlighting from the page.
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
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
  const found = await run(page, second, {
    include: part,
    ...(onlyColours ? { rules: 'colours' } : {}),
  });
  await setTheme(page, first);
  return [...found, ...(await run(page, first, { include: part }))];
}

/**
 * Findings in an open page, or in the element of it that the selector `part` finds, without code, by
 * all rules but those of colours: React changes no style. Changes nothing that React relies on.
 */
export async function findingsAsDelivered(page: Page, part = 'html'): Promise<string[]> {
  return run(page, 'as delivered', {
    include: part,
    exclude: 'pre code',
    rules: 'others',
  });
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

function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.classList.contains('dark'));
}

async function run(
  page: Page,
  theme: string,
  { include = 'html', exclude, rules }: Scope,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ context, tags, colours, rules }) => {
      const all = Object.entries(colours).map(([id, selector]) => ({ id, selector }));
      window.axe.configure({ rules: all });
      const off = rules === 'others' ? all : [];
      return window.axe.run(context, {
        resultTypes: ['violations'],
        runOnly: rules === 'colours' ? Object.keys(colours) : tags,
        rules: Object.fromEntries(off.map(({ id }) => [id, { enabled: false }])),
      });
    },
    {
      context: { include: [include], ...(exclude ? { exclude: [exclude] } : {}) },
      tags,
      colours,
      rules,
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
