import { expect, test } from '@playwright/test';
import { placeholder } from '@site/facts/facts';
import { checkFixtures } from '@site/mdx/check-fixtures';
import { facts, pages, sources } from '../../packages/facts/tests/support.ts';
import { cliDescriptions, cliPage } from '../../tools/checks/facts/cli.ts';
import { errorIndex, recordedCodes } from '../../tools/checks/facts/error-index.ts';
import {
  documentedOptions,
  optionPlaces,
} from '../../tools/checks/facts/option-pages.ts';
import { optionPurposes } from '../../tools/checks/facts/option-purposes.ts';
import { printedLinks } from '../../tools/checks/pages/places.ts';

const optionPage = pages('/config/a', '# a\n\n## b {#ab}');

checkFixtures(
  'places of options',
  ({ names, places }: { names: string[]; places: Record<string, string> }) =>
    optionPlaces(names, places, optionPage),
  {
    accepted: {
      'a page': { names: ['lib.a'], places: { 'lib.a': '/config/a' } },
      'a pattern': { names: ['lib.a.b'], places: { 'lib.a.*': '/config/a#a*' } },
    },
    reported: {
      'an option without a place': [
        { names: ['lib.a'], places: {} },
        'The option lib.a has no place in the documentation.',
      ],
      'a page and a heading that do not exist': [
        {
          names: ['lib.a', 'lib.b'],
          places: { 'lib.a': '/config/none', 'lib.b': '/config/a#x' },
        },
        'docs/en/config/none.mdx:0 The page /config/none',
        'docs/zh/config/none.mdx:0',
        'docs/en/config/a.mdx:0 The heading “#x”, where lib.b is to be documented, does not',
        'docs/zh/config/a.mdx:0 The heading “#x”',
      ],
      'an entry without an option': [
        { names: [], places: { 'lib.gone': '/config/a' } },
        '“lib.gone” is not an option of the installed tool.',
      ],
    },
  },
);

const text = { en: 'Does it.', zh: '做这件事。' };
const right = { '/config/a': text, '/config/a#ab': text };
const wrongText = (value: unknown, says: string) =>
  [{ ...right, '/config/a#ab': value }, `"/config/a#ab${says}`] as const;

checkFixtures(
  'purposes of options',
  (purposes: Record<string, unknown>) => {
    const places = { a: '/config/a', 'a.b': '/config/a#ab', 'a.b.c': '/config/a#abc' };
    const page = pages('/config/a', '# a\n\n### a.b {#ab}\n\n#### a.b.c {#abc}');
    return optionPurposes(Object.keys(places), places, page, purposes);
  },
  {
    accepted: { 'a purpose for the page and its headings of depth 2 and 3': right },
    reported: {
      'an option without purpose': [{ '/config/a': text }, '"/config/a#ab" is missing'],
      'a purpose of a heading that is not listed': [
        { ...right, '/config/a#abc': text },
        '"/config/a#abc" is unknown',
      ],
      'a missing language': wrongText({ en: 'Does it.' }, '.zh" is missing'),
      'a long text': wrongText({ ...text, en: `${'a'.repeat(90)}.` }, '.en" does'),
      'a text without a full stop': wrongText({ ...text, zh: '做' }, '.zh" does'),
    },
  },
);

const options = ['lib.format', 'lib.dts', 'lib.dts.bundle', 'output.target'];
const onPage = (source: string, route = '/config/a') => pages(route, source).slice(0, 1);

checkFixtures('documented options', (all) => documentedOptions(options, all), {
  accepted: {
    'options, short names and other headings': onPage(
      '# lib.format\n\n## dts.bundle\n\n## import.meta\n\n## a.b\n\n`lib.format`, `lib.format.a`, `output.a`',
    ),
    'a heading of a guide': onPage('# lib.gone', '/guide/a'),
  },
  reported: {
    'options that are gone': [
      onPage('# lib.formt\n\n## dts.gone'),
      'docs/en/config/a.mdx:1 The page documents “lib.formt”, which the installed',
      '“dts.gone”',
    ],
    'one in the text of a guide': [
      onPage('Words.\n\nSet `lib.formt`.', '/guide/a'),
      'docs/en/guide/a.mdx:3 The page documents “lib.formt”, which the installed tool does not have. Correct or remove it. Nearest: lib.format.',
    ],
  },
});

const [flag] = facts().commands.build?.flags ?? [];
if (!flag) throw new Error('The fixture has no flag.');
const look = { text: '', usage: '', flags: [{ ...flag, name: '--mode' }] };
const references =
  '<CliReference command="build" />\n\n<CliReference command="look" />\n\n';

checkFixtures(
  'page of the command line',
  (source: string) =>
    cliPage(
      { commands: { ...facts().commands, look } },
      pages('/guide/basic/cli', source),
    ).filter(({ file }) => file.startsWith('docs/en')),
  {
    accepted: {
      'flags of their commands': `${references}\`--format\`, \`npx rslib build --format esm\`, \`rslib look --mode a\``,
    },
    reported: {
      'a page without references': [
        '# CLI',
        'The page does not show the flags of “rslib build”. Add <CliReference command="build" />',
        'flags of “rslib look”',
      ],
      'an unknown command': [
        `${references}\`rslib serve\``,
        'names rslib serve, which is not a command',
      ],
      'a flag that no command has, or only another one': [
        `${references}\`--formt\` \`rslib look --format a\`\n\n\`\`\`bash\ncd a\nrslib -q\n\`\`\``,
        ':5 The page names --formt, which the tool does not have.',
        ':5 The page names --format, which “rslib look” does not have.',
        ':9 The page names -q, which “rslib build” does not have.',
      ],
    },
  },
);

const { descriptions } = sources();

checkFixtures('descriptions of flags', (all) => cliDescriptions(facts(), all), {
  accepted: { 'complete ones': descriptions },
  reported: {
    'missing ones': [
      { flags: {}, commands: {} },
      '"flags.--format" is missing',
      '"commands.build" is missing',
    ],
    'an empty one, and one of a flag that is gone': [
      {
        ...descriptions,
        flags: {
          '--format': { en: 'a', zh: ' ', option: 'lib.gone' },
          '--gone': { en: 'a', zh: 'b' },
        },
      },
      '"flags.--format.zh" does not match',
      '"flags.--format.option" is "lib.gone", which is unknown.',
      '"flags.--gone" is unknown.',
    ],
  },
});

checkFixtures(
  'links of the tool',
  (target: string) => {
    const urls = [`https://rslib.rs${target}`, 'https://rspack.rs/x'];
    const links = urls.map((url) => ({ url, from: ['lib.a'] }));
    return printedLinks({ links }, pages('/config/a', '## b {#b}'), { old: 'config/a' });
  },
  {
    accepted: {
      'a page': '/config/a',
      'a heading': '/config/a#b',
      'a page that has moved': '/old#c',
    },
    reported: {
      'a link without page': [
        '/config/none',
        'The page /config/none, to which the tool links, does not exist.',
      ],
      'a link without heading': ['/config/a#c', 'The heading “#c”'],
    },
  },
);

const listedMessages = '# Errors\n\n- ``Unknown option `…` ``\n';
const listedCodes = '# Codes\n\n### `TS2307`: no module {#ts2307}\n';

checkFixtures(
  'index of errors',
  ({ en, codes = ['TS2307'] }: { en?: string; codes?: string[] }) => {
    const messages = [`Unknown option \`${placeholder}\``];
    const route = '/guide/faq/errors';
    const zh = pages(route, listedMessages).slice(1);
    return errorIndex(messages, codes, [
      ...(en ? onPage(en, route) : []),
      ...zh,
      ...pages('/guide/faq/typescript-errors', listedCodes),
      ...pages('/guide/faq/error-codes', '# Codes\n'),
    ]);
  },
  {
    accepted: { 'every message and code': { en: listedMessages } },
    reported: {
      'a message that is missing': [{ en: '# Errors\n' }, 'lacks “Unknown option `…`”'],
      'codes that samples record': [
        { en: listedMessages, codes: ['TS9999', 'ERR_OFF'] },
        'docs/en/guide/faq/typescript-errors.mdx:0 The index of errors lacks “TS9999”.',
        'docs/zh/guide/faq/typescript-errors.mdx:0 The index',
        'docs/en/guide/faq/error-codes.mdx:0 The index of errors lacks “ERR_OFF”.',
        'docs/zh/guide/faq/error-codes.mdx:0 The index',
      ],
      'a page in one language': [{}, 'docs/en/guide/faq/errors.mdx:0'],
    },
  },
);

test('codes are taken from what commands and exercises printed', () => {
  const text = '{ "says": ["error TS2307: a", "Error [ERR_REQUIRE_ESM]: b", "TS2307"] }';
  const files = [
    { file: 'docs/samples/a/recorded.json', text },
    { file: 'docs/samples/a/src/b.ts', text: '// TS1234' },
  ];
  expect(recordedCodes(files)).toEqual(['ERR_REQUIRE_ESM', 'TS2307']);
});
