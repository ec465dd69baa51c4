// What a build passes over in silence, or says only minutes later.
import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { callouts } from '@site/framework/callouts';
import { checkFixtures, chinese, english, pair } from '@site/mdx/check-fixtures';
import type { Page } from '@site/mdx/page';
import { blocks } from '../../blocks.ts';
import { unusedTexts } from '../../tools/checks/languages/unused-texts.ts';
import { wrongCallouts } from '../../tools/checks/pages/callouts.ts';
import { headings } from '../../tools/checks/pages/headings.ts';
import { images } from '../../tools/checks/pages/images.ts';
import { leftMarks } from '../../tools/checks/pages/left-marks.ts';
import { inChangedPages, wrongTags } from '../../tools/checks/pages/tags.ts';
import { pinnedActions } from '../../tools/checks/site/pinned-actions.ts';
import { wrongFolder } from '../../tools/checks/site/site-folder.ts';

checkFixtures('callouts', wrongCallouts, {
  accepted: {
    'each kind that there is': english(
      callouts.map((kind) => `:::${kind} Its title\n\nText.\n\n:::`).join('\n\n'),
    ),
    'one around a list, one in a line below its text, and an alert': english(
      ':::tip\n\n- a\n- b\n\n:::\n\n::: info\nText.\n:::\n\n> [!NOTE]\n> Text.',
    ),
    'three colons in code': english('`:::wrning`\n\n```text fragment\n:::\n```'),
  },
  reported: {
    'a kind that does not exist': [
      english('# A\n\n:::wrning\n\nText.\n\n:::'),
      'docs/en/a.mdx:3 There is no callout “wrning”. Write one of tip, note, important, warning, caution, danger, info, details. Nearest: warning.',
      'docs/en/a.mdx:7 “:::” closes no callout.',
    ],
    'an alert of such a kind': [
      chinese('> [!HINT]\n> 一。'),
      'docs/zh/a.mdx:1 There is no callout “HINT”.',
    ],
    'one that is not closed': [
      english('# A\n\n:::tip\n\nText.\n\n## B'),
      'docs/en/a.mdx:3 The callout “tip” cannot be read: it has no end',
    ],
    'an end that belongs to the list before it': [
      english(':::tip\n\n- a\n- b\n:::\n'),
      'docs/en/a.mdx:1 The callout “tip” cannot be read',
      'docs/en/a.mdx:5 “:::” closes no callout.',
    ],
  },
});

checkFixtures('left marks', leftMarks, {
  accepted: {
    'Markdown, and its marks in code': english(
      '**Bold**, [a](/b), [c] and `**` `` ` ``.\n\n> ```text fragment\n> **\n> ```\n\n- ```bash\n  npm i\n  ```',
    ),
    'a table': english("| a | b |\n|---|---|\n| `'a' \\| 'b'` | c |"),
  },
  reported: {
    'bold text, links and code that are none': [
      chinese('一\n这是** 粗体**文字。\n\n[a][format] 和 [b] (/c)。\n\n\\`code`'),
      'docs/zh/a.mdx:1 “**” is shown as it is. Remove spaces inside the marks',
      'docs/zh/a.mdx:4 A link names an address that the page does not define. Write',
      'docs/zh/a.mdx:4 There is a space between the text of a link and its address.',
      'docs/zh/a.mdx:6 A “`” has no counterpart. Close the code',
    ],
    'a block of code without an end': [
      english('# A\n\n```bash\nnpm i\n\n## B'),
      'docs/en/a.mdx:3 The block of code has no end. Write the same marks',
    ],
    'rows with too many and too few cells': [
      english("| a | b |\n|---|---|\n| `'a' | 'b'` | c |\n| a |"),
      'docs/en/a.mdx:3 The row has 3 cells, in a table of 2 columns. Write one cell',
      'docs/en/a.mdx:4 The row has 1 cells',
    ],
  },
});

checkFixtures('headings', headings, {
  accepted: {
    'levels one after the other, and back': english(
      '# A\n\n## B\n\n### C\n\n#### D\n\n## E\n\n### C {#c-of-e}',
    ),
    'a home page, whose title is from the theme': english('## A\n\n### B'),
  },
  reported: {
    'a level that is left out': [
      chinese('# 甲\n\n## 乙 {#b}\n\n#### 丙 {#c}'),
      'docs/zh/a.mdx:5 “丙” has level 4, after one of level 2. Write `### 丙`.',
    ],
    'an id that the page has twice': [
      english('# A\n\n## B {#b}\n\n## C {#b}'),
      'docs/en/a.mdx:5 “C” has the id of line 3, #b. Give one of them',
    ],
    'a page that begins far down': [english('#### A'), 'docs/en/a.mdx:1 “A” has level 4'],
  },
});

const there = ['docs/public/a.svg', 'docs/en/guide/b.png'];
checkFixtures(
  'images',
  (pages: Page[]) => images(pages, (file) => there.includes(file)),
  {
    accepted: {
      'one of the site, one beside its page, and one that decorates': english(
        '![A](/a.svg) ![B](./b.png)\n\n<img src="/a.svg" alt="" />',
        'guide/a.mdx',
      ),
    },
    reported: {
      'images without alternative text': [
        english('# A\n\n![](/a.svg)\n\n<img src="/a.svg" />'),
        'docs/en/a.mdx:3 The image /a.svg has no alternative text. Say in a few words',
        'docs/en/a.mdx:5 The image /a.svg has no alternative text.',
      ],
      'files that are not there': [
        chinese('![甲](/nope.png) ![乙](./b.png)', 'guide/a.mdx'),
        'docs/zh/guide/a.mdx:1 The image /nope.png is not there. Add docs/public/nope.png.',
        'The image ./b.png is not there. Add docs/zh/guide/b.png.',
      ],
      'images of other sites': [
        english('![A](https://example.org/a.svg) ![B](//example.org/b.svg)'),
        'The image https://example.org/a.svg is elsewhere. Put the file into docs/public',
        'The image //example.org/b.svg is elsewhere.',
      ],
    },
  },
);

const shown = '<Sample id="first-library" files="src/index.ts" output="dist/index.js" />';
checkFixtures('tags', (pages: Page[]) => wrongTags(pages, blocks), {
  accepted: {
    'a sample, an option, a command and a term that exist': english(
      `${shown}\n\n<Option name="lib.format" />\n\n<CliReference command="build" />\n\nA <Term id="bundleless">word</Term>.`,
    ),
  },
  reported: {
    'a sample that does not exist, in both languages': [
      pair('# A\n\n<Sample id="first-libary" tree />', '<Sample id="no-such" tree />'),
      'docs/en/a.mdx:3 There is no sample "first-libary". Correct the id, or add docs/samples/first-libary/. Nearest: first-library',
      'docs/zh/a.mdx:1 There is no sample "no-such". Correct the id',
    ],
    'a file, an output and an attribute that it does not have, each in its line': [
      english(
        '<Option name="lib.format" />\n\n' +
          ['files="src/indx.ts"', 'output="dist/indx.js"', 'flies="package.json"']
            .map((words) => `<Sample id="first-library" ${words} />`)
            .join('\n\n'),
      ),
      'docs/en/a.mdx:3 Sample "first-library" has no input file "src/indx.ts". Correct the path. Nearest: src/index.ts',
      'docs/en/a.mdx:5 Sample "first-library" has no emitted file "dist/indx.js".',
      'docs/en/a.mdx:7 <Sample> has no attribute "flies". Correct it, or remove it. Nearest: files',
    ],
    'an option and a term that do not exist': [
      english('<Option name="lib.formta" />\n\nA <Term id="bundleles">word</Term>.'),
      'docs/en/a.mdx:3 The glossary has no term “bundleles”. Correct the id, or add the term to docs/shared/glossary/terms.json. Nearest: bundle, bundleless',
      'docs/en/a.mdx:1 There is no option “lib.formta”. Correct the name, or remove the tag. Nearest: lib.format',
    ],
  },
});

test('tags are expanded again when their page or anything else has changed', async () => {
  const root = test.info().outputPath();
  mkdirSync(`${root}/.cache`);
  /** The pages that are expanded; in those with a `!`, something is found. */
  const expanded = async (en: string, zh: string, other = '') => {
    const pages = pair(en, zh);
    const files = [{ file: 'docs/samples/a/sample.json', text: other }];
    const all = [...files, ...pages.map(({ file, source }) => ({ file, text: source }))];
    const seen: string[] = [];
    await inChangedPages(root, all, pages, async (changed) => {
      seen.push(...changed.map(({ language }) => language));
      const wrong = changed.filter(({ source }) => source.includes('!'));
      return wrong.map(({ file }) => ({ file, line: 1, what: '', why: '', todo: '' }));
    });
    return seen.join(' ');
  };
  expect(await expanded('a', '甲')).toBe('en zh');
  expect(await expanded('a', '甲')).toBe('');
  expect(await expanded('a!', '甲'), 'the page').toBe('en');
  expect(await expanded('a!', '甲'), 'what was found is found again').toBe('en');
  expect(await expanded('a', '甲', 'b'), 'a sample').toBe('en zh');
});

const text = { en: 'A', zh: '甲' };
const json = (file: string, texts: object) => ({
  file,
  text: JSON.stringify(texts, null, 2),
});
checkFixtures('unused texts', unusedTexts, {
  accepted: {
    'texts that are named, also by their beginning, and those of the framework': [
      json('theme/i18n.json', { feed: text }),
      json('packages/base-theme/src/browser/i18n.json', {
        'menu.open': text,
        nextPageText: text,
      }),
      json('packages/a/src/labels.json', { en: { all: 'All', 'why-not': '?' }, zh: {} }),
      { file: 'packages/base-theme/src/Menu.tsx', text: "useText('menu.open')" },
      { file: 'theme/home/Feed.tsx', text: "text('feed')" },
      { file: 'packages/a/src/A.tsx', text: 'labels.all + text(`why-$' + '{reason}`)' },
    ],
  },
  reported: {
    'texts that nothing names, or only another package or a test': [
      [
        json('theme/i18n.json', { used: text, open: text, feed: text }),
        json('packages/a/src/browser/texts.json', { close: text }),
        { file: 'theme/Menu.tsx', text: "useText('used'); opened" },
        { file: 'packages/b/src/feed.ts', text: 'texts.feed' },
        { file: 'packages/b/src/B.tsx', text: "text('close')" },
        { file: 'packages/a/tests/a.spec.ts', text: "text('close')" },
      ],
      'theme/i18n.json:6 Nothing shows the text “open”. Remove it, or correct',
      'theme/i18n.json:10 Nothing shows the text “feed”.',
      'packages/a/src/browser/texts.json:2 Nothing shows the text “close”.',
    ],
  },
});

const workflow = (...uses: string[]) => [
  {
    file: '.github/workflows/a.yml',
    text: ['steps:', ...uses.map((one) => `  - uses: ${one}`)].join('\n'),
  },
];
const commit = 'a1'.repeat(20);
checkFixtures('pinned actions', pinnedActions, {
  accepted: {
    'a commit with its version, and what is in the repository': workflow(
      `actions/a@${commit} # v1.2.3`,
      './.github/actions/set-up',
    ),
  },
  reported: {
    'a tag, a commit without a version, and a short one': [
      workflow('actions/a@v4', `actions/a@${commit}`, 'actions/a@a1b2c3d # v1.2.3'),
      '.github/workflows/a.yml:2 actions/a@v4 is not pinned to a commit. Write the full commit',
      '.github/workflows/a.yml:3',
      '.github/workflows/a.yml:4',
    ],
  },
});

checkFixtures('the folder of the site', wrongFolder, {
  accepted: {
    'a repository of its own': { prefix: '', siteFolder: 'website', files: workflow() },
    'the folder that edit links lead to, with the workflows at the root': {
      prefix: 'website/',
      siteFolder: 'website',
      files: [],
    },
  },
  reported: {
    'workflows that GitHub does not read': [
      { prefix: 'website/', siteFolder: 'website', files: workflow() },
      '.github/workflows/a.yml:0 The site is in website. Move .github there',
    ],
    'edit links to another folder': [
      { prefix: 'sites/rslib/', siteFolder: 'website', files: [] },
      'packages/settings/src/build/index.ts:0 Edit links lead to website, the site is in sites/rslib. Set siteFolder to',
    ],
  },
});
