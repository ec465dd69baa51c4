// With JavaScript disabled pages can be read and left. That all can: tests/content/built-site.spec.ts.
import { expect, type Page, test } from '@playwright/test';
import { family } from '@site/theme/tool-stack/tools';
import { english } from '../languages.ts';

test.use({ javaScriptEnabled: false });

const quickStart = 'guide/start/quick-start';

/** Opens a page of the sidebar, and the page in the other language. */
async function leave(page: Page, languages: () => Promise<unknown>) {
  const sidebar = page.locator('.rp-doc-layout__sidebar');
  const link = sidebar.locator('a[href$="/basic/output-format"]');
  await sidebar.locator('summary', { hasText: 'Output' }).click();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/guide\/basic\/output-format$/);
  await languages();
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/output-format$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
}

test('commands, tabs, tools, navigation and the Markdown of a page can be reached, and controls that need scripts are hidden', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await page.goto(quickStart);
  await expect(page.locator('h1')).toBeVisible();
  const tabs = page.locator('.rp-tabs', { hasText: 'create rslib' }).first();
  await tabs.locator('label', { hasText: /^pnpm$/ }).click();
  await expect(tabs.getByText('pnpm create rslib@latest', { exact: true })).toBeVisible();
  for (const control of ['[data-search-open]', '[data-switch-appearance]'])
    await expect(page.locator(control)).toBeHidden();
  await expect(page.locator('.rp-code-button-group').first()).toBeHidden();
  const row = page.locator('[data-copy-page]');
  await expect(row.getByRole('button')).toBeHidden();
  const href = await row.getByRole('link').getAttribute('href');
  const markdown = await request.get(href ?? '');
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toContain('\n# Quick start\n');

  const panel = page.locator('#tools-popover');
  await page.locator('[data-tools] > button').click();
  await expect(panel.getByRole('link')).toHaveCount(family.links.length);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await leave(page, () =>
    page.locator('header').getByRole('link', { name: '简体中文' }).click(),
  );

  await page.goto('guide/start/');
  const sample = page.locator('fieldset', { hasText: 'dist/index.d.ts' }).first();
  const types = sample.locator('pre', { hasText: 'export declare function percent' });
  await expect(types).toBeHidden();
  await sample.locator('label', { hasText: 'dist/index.d.ts' }).click();
  await expect(types, 'the tabs of a sample open by a click').toBeVisible();

  await page.goto('config/');
  await expect(
    page.getByText('Bundles the declarations of each entry into one file.'),
  ).toBeVisible();
  await expect(
    page.getByRole('searchbox', { name: english.text('overview.filterNameText') }),
  ).toBeHidden();
});

/** Pages of different kinds. */
const pages = [
  '',
  'zh/',
  quickStart,
  'guide/start/',
  'config/',
  'config/lib/dts',
  'guide/migration/tsup',
  'zh/guide/basic/exports',
  'playground/',
  'zh/playground/',
  'nowhere',
];

/**
 * Controls that are seen and do nothing, as text. A button does something if it names a popover or a
 * dialog that it opens, or submits a form that has an address or closes its dialog; a field, if its
 * form has an address; a choice, if its group shows something else afterwards; a label, if its
 * control does; a summary, in its disclosure; a link, if it has an address. A tab that is selected says
 * what is shown. Any other element with the role of a control does nothing, since only scripts give it
 * its work.
 */
function deadControls(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const submits = ({ form }: { form: HTMLFormElement | null }) =>
    !!form &&
    (form.hasAttribute('action') ||
      (form.method === 'dialog' && !!form.closest('dialog')));
  const names = (element: Element, attribute: string) =>
    !!document.getElementById(element.getAttribute(attribute) ?? '');
  const choose = (input: HTMLInputElement) => {
    const group = input.closest('fieldset, .rp-tabs, details, section') ?? document.body;
    const shown = () => (group instanceof HTMLElement ? group.innerText : '');
    const before = shown();
    const last = document.querySelector<HTMLInputElement>(
      `input[name="${CSS.escape(input.name)}"]:checked`,
    );
    if (input === last && input.type === 'radio') return true;
    input.click();
    const isChange = shown() !== before;
    (last ?? input).click();
    if (!last) input.checked = false;
    return isChange;
  };
  const isAlive = (element: Element | null): boolean => {
    if (element instanceof HTMLInputElement)
      return /radio|checkbox/.test(element.type) ? choose(element) : submits(element);
    if (element?.matches('[role=tab][aria-selected=true]')) return true;
    if (element instanceof HTMLButtonElement)
      return (
        names(element, 'popovertarget') ||
        names(element, 'commandfor') ||
        (element.type === 'submit' && submits(element))
      );
    if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
      return submits(element);
    if (element instanceof HTMLLabelElement) return isAlive(element.control);
    if (element instanceof HTMLAnchorElement) return element.hasAttribute('href');
    return element?.matches('details > summary:first-of-type') ?? false;
  };
  const roles =
    'button,tab,switch,checkbox,radio,slider,combobox,textbox,menuitem,option';
  const controls =
    'a,button,input,select,textarea,summary,label,[contenteditable],' +
    roles
      .split(',')
      .map((role) => `[role=${role}]`)
      .join(',');
  return [...document.querySelectorAll(controls)]
    .filter((element) => isSeen(element) && !isAlive(element))
    .map((element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 200));
}

test('every control that is seen does something', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect.soft(await page.evaluate(deadControls), `/${path}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.body.innerHTML =
      '<button>1</button><form><button>2</button><input></form><a>3</a><label>4</label>' +
      '<b role="switch">5</b><button popovertarget="none">6</button>' +
      '<fieldset><label><input type="radio" name="x">7</label></fieldset>';
  });
  expect(await page.evaluate(deadControls), 'these do nothing').toHaveLength(9);
});

test('on a phone the menus of pages and languages open', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(quickStart);
  await page.getByRole('button', { name: english.text('menuTitle') }).click();
  const menu = page.locator('[data-nav-screen]');
  await leave(page, async () => {
    await menu.locator('button').first().click();
    await expect(menu.getByRole('link', { name: 'Config' })).toBeVisible();
    await menu.getByRole('link', { name: '简体中文' }).click();
  });
});
