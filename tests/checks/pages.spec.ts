import { checkFixtures, chinese, english, pair } from '@site/mdx/check-fixtures';
import type { Page } from '@site/mdx/page';
import { publishedAnchors } from '../../tools/checks/pages/anchors.ts';
import { handTyped } from '../../tools/checks/pages/code-blocks.ts';
import {
  registeredComponents,
  unknownComponents,
} from '../../tools/checks/pages/components.ts';
import { frontmatter } from '../../tools/checks/pages/frontmatter.ts';
import { pageLength } from '../../tools/checks/pages/length.ts';
import {
  deadEntries,
  deadLinks,
  linkTargets,
  linkTexts,
} from '../../tools/checks/pages/links.ts';
import { listPage } from '../../tools/checks/pages/lists.ts';
import {
  navigationFiles,
  navigationParity,
  sidebar,
} from '../../tools/checks/pages/navigation.ts';
import { leftPrompts } from '../../tools/checks/pages/prompts.ts';
import { questions } from '../../tools/checks/pages/questions.ts';

const good =
  'title: A\ndescription: What the option does, when you need it and how its output looks.';

function page(fields: string, body = '# A'): Page[] {
  return english(`---\n${fields}\n---\n\n${body}\n`);
}

checkFixtures('frontmatter', frontmatter, {
  accepted: {
    'a page with title, description and heading': page(good),
    'a short description on a 404 page': page(
      "title: '404'\ndescription: Not here.\npageType: '404'",
      '',
    ),
    'a page that follows a sample which it shows': page(
      `${good}\nfollow: first`,
      '# A\n\n<Sample id="first" tree />',
    ),
    'a home page without heading': page(`${good}\npageType: home`, ''),
    'an overview without heading': page(`${good}\noverview: true`, ''),
  },
  reported: {
    'a page without fields': [
      page('search: false'),
      'docs/en/a.mdx:1 The field "title" is missing: what the page is called. Correct it between',
      'The field "description" is missing: one sentence on what the page answers, in 50',
    ],
    'a field that no page has': [
      page(`${good}\nsidebars: false`),
      'docs/en/a.mdx:4 The field "sidebars" is unknown; the nearest is "sidebar". Correct it',
    ],
    'a short description': [
      page('title: A\ndescription: Short.'),
      'docs/en/a.mdx:3 The field "description" does not match ^.{50,160}$ (one sentence on what',
    ],
    'a heading other than the title, and a second one': [
      page(good, '# B\n\n# A'),
      'docs/en/a.mdx:8 The first-level heading is “B” and “A”. Write `# A`',
    ],
    'a heading on a home page': [page(`${good}\npageType: home`), 'Remove it'],
    'a name that is no good address': [
      english(`---\n${good}\n---\n\n# A`, 'guide/My Page.mdx'),
      'docs/en/guide/My Page.mdx:0 The path “guide/My Page.mdx” is no good address. Rename',
    ],
    'a sample to follow that it does not show': [
      page(`${good}\nfollow: frist`, '# A\n\n<Sample id="first" tree />'),
      'docs/en/a.mdx:4 The page follows “frist”, but shows no sample of that name. Correct the field “follow”, or remove it. Nearest: first.',
    ],
  },
});

checkFixtures('link targets', linkTargets, {
  accepted: {
    'links from the root, to anchors and to other sites': english(
      '[a](/b/c#d) [e](#f) [g](https://h.org/i.html) [j](mailto:k@l.org)',
    ),
  },
  reported: {
    'links with a language, an extension, an index or the site, and relative ones': [
      english(
        '[a](/zh/a) [b](/a.html#b) [c](/a/index) [d](./a) [e](https://rslib.rs/a)\n\n[f]: /a.md',
      ),
      'docs/en/a.mdx:1 The link to /zh/a names a language.',
      'ends with an extension',
      'ends with index',
      'is relative to the page. Write the path from the root',
      'names the address of the site',
      'docs/en/a.mdx:3 The link to /a.md ends with an extension',
    ],
  },
});

const linked = 'guide/start/first.mdx';
const targets = [
  ...pair(
    '# B\n\n## One file {#one-file}\n\n## Über',
    '# B\n\n## 一个 {#one-file}',
    'config/b.mdx',
  ),
  ...english('<Moved id="old">[Old](/config/b#one-file)</Moved>', 'config/index.mdx'),
];
checkFixtures(
  'dead links',
  (pages) => {
    const found = deadLinks([...targets, ...pages], { 'guide/old': 'config/b#one-file' });
    return found.filter(({ file }) => file.includes(linked));
  },
  {
    accepted: {
      'pages, folders, headings and other sites in both languages': pair(
        '[a](/config/b#one-file) [b](/config/) [c](/guide/) [d](/config/b#%C3%BCber) [e](https://f.g)',
        '[a](/config/b?c=d#one-file) [b](#here) [c](mailto:d@e.f)\n\n## 此处 {#here}',
        linked,
      ),
    },
    reported: {
      'a page that does not exist': [
        english('Words\n[a](/config/bb)', linked),
        'first.mdx:2 The link leads to /config/bb, which is not a page. Correct it. Near',
      ],
      'a page of the other language only': [
        [...chinese('[a](/only)', linked), ...english('', 'only.mdx')],
        'docs/zh/guide/start/first.mdx:1 The link leads to /only, which is not a page.',
      ],
      'a page that has moved': [
        english('[a](/guide/old)', linked),
        'It has moved: write /config/b#one-file.',
      ],
      'a heading that does not exist, on another page and on the same': [
        chinese('[a](/config/b#one-fil) [a](#nope)\n\n## Nap', linked),
        'which is not a heading of /config/b. Correct it. Nearest: #one-file',
        'docs/zh/guide/start/first.mdx:1 The link leads to #nope, which is not a heading of /guide/start/first. Correct it. Possible: #nap',
      ],
    },
  },
);

checkFixtures('link texts', linkTexts, {
  accepted: {
    'a text that names the target': english('[The format](/a), [`dts`](/b), [below](#c)'),
    'a Chinese text that names the target': chinese('[产物格式](/a)、[下文](#c)'),
  },
  reported: {
    '“here” and the like': [
      english('[Click here](/a), [this page.](/a)\n\n[**here**](/a) [](/a)'),
      'docs/en/a.mdx:1 A link is called “Click here”.',
      'docs/en/a.mdx:1 A link is called “this page.”.',
      'docs/en/a.mdx:3 A link is called “here”.',
      'A link has no text.',
    ],
    '“这里” and the like': [
      chinese('[点击这里](/a) [了解更多](/a) [链接。](/a)'),
      ...Array(2).fill('A link is called'),
      '链接。',
    ],
  },
});

const config = "import { defineConfig } from '@rslib/core';\n\nexport default {};";

checkFixtures('code blocks', handTyped, {
  accepted: {
    commands: english('```bash title="Terminal"\nnpm i\n```'),
    'a fragment': english('```ts fragment {1}\na\n```'),
  },
  reported: {
    'a file and an output': [
      english('```ts fragments\na\n```\n\n```\nb\n```\n'),
      'A block of ts is typed into the page. Show a sample with <Sample>',
      'A block of text is typed into the page.',
    ],
    'words after the language that nothing reads': [
      english('```bash titel="Terminal"\nnpm i\n```\n\n```ts fragment=lib wrap\na\n```'),
      'docs/en/a.mdx:1 Nothing reads “titel="Terminal"” after the language of the block.',
      'docs/en/a.mdx:5 Nothing reads “wrap”',
    ],
    'a title on a fragment': [
      english('```ts fragment title="rslib.config.ts"\nlet a;\n```'),
      'docs/en/a.mdx:1 The block claims to be rslib.config.ts',
    ],
    'a whole configuration and a package': [
      english(`\`\`\`ts\n${config}\n\`\`\`\n\n\`\`\`json\n{ "name": "a" }\n\`\`\``),
      'docs/en/a.mdx:1 The block claims to be rslib.config.ts',
      'docs/en/a.mdx:7 The block claims to be package.json',
    ],
  },
});

const registered = registeredComponents([
  { file: 'packages/a/src/index.ts', text: "const block = {\n  tag: 'Sample',\n};" },
  {
    file: 'theme/mdx/getCustomMDXComponent.tsx',
    text: '  return {\n    ...original(),\n    Hero,\n    h1: Heading1,\n  };',
  },
]);

checkFixtures('components', (pages) => unknownComponents(pages, registered), {
  accepted: {
    'those of the site and imported ones': english(
      "import { Tabs } from 'a';\nimport Esm from './esm.mdx';\n\n<Tabs />\n\n<Esm />\n\n" +
        '<Sample />\n\n<Hero />\n\n<kbd>a</kbd>\n',
    ),
  },
  reported: {
    'a mistyped one': [
      english('A\n\n<Sampel id="a" />\n'),
      'docs/en/a.mdx:3 There is no component <Sampel>. Correct or import it. Nearest: Sample',
    ],
    'one that is like no other': [
      english('<Foo />\n'),
      'There is no component <Foo>. Correct or import it. Possible: Sample, Hero.',
    ],
  },
});

checkFixtures('prompts of templates', leftPrompts, {
  accepted: { 'a written page': english('Words. {/* A comment. */}') },
  reported: {
    'a prompt, and the first sentence of a template': [
      chinese('本页还没有写。\n\n{/* Write: the answer. */}'),
      '“本页还没有写”',
      ':3 A prompt of the template is left: “the answer.”',
    ],
  },
});

const files = (en: unknown, zh: unknown) => [
  { file: 'docs/en/_nav.json', text: JSON.stringify(en, null, 2) },
  { file: 'docs/zh/_nav.json', text: JSON.stringify(zh, null, 2) },
  { file: 'docs/en/other.json', text: '{}' },
];
const menu = (text: string) => [{ text, items: [{ text, link: '/a' }] }, 'b'];

checkFixtures('navigation', (all) => navigationParity(navigationFiles(all)), {
  accepted: { 'the same links with other words': files(menu('One'), menu('一')) },
  reported: {
    'another order': [
      files(['a', 'b'], ['b', 'a']),
      'docs/zh/_nav.json:0 Entry 1 is "b", in docs/en/_nav.json it is "a". Give it the',
    ],
    'a missing entry inside another': [
      files(menu('A'), [{ text: '甲', items: [] }, 'b']),
      'Entry 1 is {"items":[]}, in docs/en/_nav.json it is {"items":[{"link":"/a"}]}.',
    ],
    'a file in one language only': [
      files([], []).slice(1),
      'docs/zh/_nav.json:0 docs/en/_nav.json does not exist.',
    ],
  },
});

const lists = navigationFiles([
  { file: 'docs/en/guide/_meta.json', text: '[{ "type": "dir", "name": "start" }]' },
  {
    file: 'docs/en/guide/start/_meta.json',
    text: '[{ "type": "dir", "name": "quick" }]',
  },
  {
    file: 'docs/en/guide/start/quick/_meta.json',
    text: '["../quick-options.mdx",\n{ "type": "file", "name": "own.mdx", "label": "Own" }]',
  },
]);
const named = ['guide/start/quick', 'guide/start/quick-options', 'guide/start/quick/own'];
const listed = named.flatMap((name) => english('', `${name}.mdx`));

checkFixtures(
  'entries of the bar and the sidebar',
  (json: string) =>
    deadEntries(
      english('', 'guide/start/index.mdx'),
      navigationFiles([{ file: 'docs/en/_nav.json', text: json }]),
    ),
  {
    accepted: {
      'pages, folders and other sites': JSON.stringify([
        { text: 'A', link: '/guide/start/' },
        { text: 'B', items: [{ link: '/guide/' }, { link: 'https://example.org' }] },
      ]),
    },
    reported: {
      'an entry in a menu that leads nowhere': [
        '[\n{ "text": "A", "items": [\n{ "link": "/guide/strat/" }] }]',
        'docs/en/_nav.json:3 The entry leads to /guide/strat/, which is not a page. Correct it in both languages. Nearest: /guide/start',
      ],
    },
  },
);

checkFixtures('sidebar', (pages) => sidebar(pages, lists), {
  accepted: {
    'pages that are listed, and pages without a sidebar': [
      ...listed,
      ...english('', 'index.mdx'),
      ...english('', 'guide/start/index.mdx'),
      ...english('', 'shared/a.mdx'),
    ],
  },
  reported: {
    'a page that its folder does not list': [
      [...listed, ...english('', 'guide/start/own.mdx')],
      'Add “own.mdx” to docs/en/guide/start/_meta.json',
    ],
    'a page of a folder without a list, which no group names': [
      [...listed, ...english('', 'guide/basic/own.mdx')],
      'docs/en/guide/basic/own.mdx:0 “own.mdx” is not listed, so the sidebar does not show docs/en/guide/basic/own.mdx. Add “../basic/own.mdx” to the _meta.json of its group',
    ],
    'a folder that its parent does not list': [
      [...listed, ...english('', 'guide/end/index.mdx')],
      'Add “end” to docs/en/guide/_meta.json',
    ],
    'a listed page that does not exist': [
      listed.slice(0, 2),
      'docs/en/guide/start/quick/_meta.json:2 “own.mdx” is listed, but there is no such page. Write',
    ],
  },
});

checkFixtures(
  'published anchors',
  ([source, more = {}, moved = {}]: [source: string, more?: object, moved?: object]) =>
    publishedAnchors(pair(source, source), { '/a': 'a b', ...more }, { ...moved }),
  {
    accepted: {
      'headings that are still there': ['# A\n\n## a\n\n### Bee {#b}'],
      'a heading that has moved': ['## a\n\n<Moved id="b">[Bee](/a#a)</Moved>'],
      'a page that has moved': ['## a\n\n## b\n\n## c', { '/old': 'c' }, { old: 'a#c' }],
    },
    reported: {
      'a heading that is gone': [
        ['## a'],
        'docs/en/a.mdx:0 The published heading #b is gone. Give the heading the id {#b}',
        'docs/zh/a.mdx:0 The published heading #b is gone.',
      ],
      'a page that is gone, and a heading of one that has moved': [
        ['## a\n\n## b', { '/gone': '', '/old': 'c' }, { old: 'a' }],
        'docs/en/gone.mdx:0 The published page /gone is gone. Say in packages/settings',
        'docs/zh/gone.mdx:0 The published page /gone is gone.',
        'docs/en/a.mdx:0 The published heading #c is gone.',
        'docs/zh/a.mdx:0 The published heading #c is gone.',
      ],
    },
  },
);

checkFixtures(
  'page length',
  (pages: Parameters<typeof pageLength>[0]) =>
    pageLength(pages, {
      list: { pages: '^(zh/)?faq/' },
      guide: { pages: '', words: 4 },
    }),
  {
    accepted: {
      'a page within the limit of its kind': english('# A\n\ntwo words'),
      'a page of a kind without a limit': english('One two three four.', 'faq/a.mdx'),
    },
    reported: {
      'a page with more words': [
        english('# A\n\nOne two three.'),
        'docs/en/a.mdx:0 The page has 5 words; a guide may have 4. Say once what is said twice,',
      ],
    },
  },
);

const entries = ['a', 'b'].map((id) => ({ id, en: `__${id}`, zh: `__${id}` }));
const [first, second] = entries.map(
  ({ id, en }) => `### \`${en}\` {#${id}}\n\n<Entry id="${id}" />\n\n`,
);

checkFixtures(
  'pages that list data',
  (zh: string) =>
    listPage({ route: '/a', tag: 'Entry', entries }, pair(`${first}${second}`, zh)),
  {
    accepted: { 'each entry below its name': `## Group {#group}\n\n${first}${second}` },
    reported: {
      'an entry below another heading': [
        `${first}${second?.replace('#b', '#c')}`,
        'docs/zh/a.mdx:7 Entry 2 is “__b {#c} <Entry id="b" />”, in the data “__b {#b} <Entry',
      ],
      'another order': [
        `${second}${first}`,
        'docs/zh/a.mdx:3 Entry 1 is “__b {#b} <Entry id="b" />”',
      ],
      'an entry that is missing': [
        `${first}`,
        ':0 Entry 2 is “missing”, in the data “__b',
      ],
      'an entry that the data does not have': [
        `${first}${second}${first}`,
        ':11 Entry 3 is “__a {#a} <Entry id="a" />”, in the data “nothing”.',
      ],
    },
  },
);

const asked = (en: string[], zh = ['怎么打包']) => ({ en, zh });

checkFixtures(
  'questions',
  (listed: object) =>
    questions(
      Object.entries(listed).map(([name, sections]) => ({
        file: `docs/shared/questions/${name}.json`,
        text: JSON.stringify(sections),
      })),
      [
        ...english('# A\n\n## Bee {#b}\n\n## C'),
        ...english(
          '# Errors\n\n### `TS2307: Cannot find module` {#card}\n\n- `No file … in …`',
          'guide/faq/errors.mdx',
        ),
      ],
    ),
  {
    accepted: {
      'questions of the page and of one of its headings': {
        a: { '': asked(['types are gone']), b: asked(['no types'], ['类型没了']) },
      },
      'a message at the heading that explains it, and words of one elsewhere': {
        a: { b: asked(['a file in dist']) },
        'guide/faq/errors': { card: asked(['no file a.ts in b'], ['TS2307 报错']) },
      },
    },
    reported: {
      'a page that does not exist': [
        { old: { '': asked(['types are gone']) } },
        'docs/shared/questions/old.json:0 There is no page docs/en/old.mdx.',
      ],
      'a heading that does not exist, and one without questions in a language': [
        { a: { be: asked(['types are gone']), c: asked(['types'], []) } },
        '"be" is unknown; the nearest is "b"',
        '"c.zh" needs an item',
      ],
      'a question of two headings, in any case': [
        { a: { b: asked(['No types']), c: asked(['no types'], ['类型没了']) } },
        '“no types” is a question of two sections, also in docs/shared/questions/a.json.',
      ],
      'a message and a code at a heading without text': [
        { a: { b: asked(['build says no file a.ts in b'], ['ts2307 怎么办']) } },
        '“build says no file a.ts in b” is a question of "b", which has no text of its own; /guide/faq/errors#card explains it.',
        '“ts2307 怎么办” is a question of "b"',
      ],
    },
  },
);
