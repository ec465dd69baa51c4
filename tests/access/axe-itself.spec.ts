/** What the tests with axe-core rest on: `npx playwright test tests/access/axe-itself.spec.ts`. */
import { expect, test } from '@playwright/test';
import { visited } from '../support/visitor.ts';
import { colours, findings, setTheme } from './axe.ts';

test.skip(
  ({ isMobile }) => isMobile,
  'how pages are examined does not depend on the width',
);

// The pages' policy lets no style sheet of a test in.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await visited(page);
  await page.goto('guide/start/quick-start');
});

/** Theme and rule of each line of findings, each once. */
const kinds = (lines: readonly string[]) => [
  ...new Set(lines.map((line) => line.split(': ').slice(0, 2).join(': '))),
];

for (const [name, style, expected] of [
  ['a pale kind of code', '.shiki i { color: #8a9; }', ['light: color-contrast']],
  [
    'code that only dark readers cannot read',
    '.dark .shiki b { color: #555; }',
    ['dark: color-contrast'],
  ],
  [
    'one paragraph among many',
    '.rp-doc > p:nth-of-type(7) { color: #8a9; }',
    ['light: color-contrast'],
  ],
  [
    'a box that lets half of the page through',
    'main { opacity: 0.5; }',
    ['light: color-contrast', 'dark: color-contrast'],
  ],
  [
    'a paler ground behind one point',
    '.rp-doc li:nth-child(2) { background: #999; }',
    ['light: color-contrast', 'dark: color-contrast'],
  ],
] as const) {
  test(`contrast of a few texts of each kind tells what contrast of all tells: ${name}`, async ({
    page,
  }) => {
    await page.addStyleTag({ content: style });
    const some: string[] = [];
    const every: string[] = [];
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      every.push(...(await colours(page, theme, true)));
      some.push(...(await colours(page, theme)));
    }
    expect(kinds(every)).toEqual(expected);
    expect(kinds(some)).toEqual(expected);
    expect(every.length).toBeGreaterThanOrEqual(some.length);
  });
}

test('a theme that shows something else is examined by all rules too', async ({
  page,
}) => {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<style>html:not(.dark) .probe { display: none }</style><img class="probe" width="9" height="9" src="data:,">',
    );
  });
  expect(kinds(await findings(page))).toContain('dark: image-alt');
});
