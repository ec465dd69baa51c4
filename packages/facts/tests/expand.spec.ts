// <Option> and <CliReference> become Markdown, and mistakes in them are explained.
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import { replaceNames } from '@site/mdx/tags';
import cliLabels from '../src/browser/cli-labels.json' with { type: 'json' };
import optionLabels from '../src/browser/labels.json' with { type: 'json' };
import { factBlocks } from '../src/build/index.ts';
import type { Facts } from '../src/format/facts.ts';
import { field, sources } from './support.ts';

const { item, top } = optionLabels.en;
const expand = (source: string, about: Partial<Facts> = {}, page = 'docs/en/a.mdx') =>
  factBlocks(() => sources(about)).reduce(
    (text, block) => replaceNames(text, `${repository}/${page}`, block),
    source,
  );
const card = (name: string, about: Partial<Facts['fields'][string]>) =>
  expand(`<Option name="${name}" />`, { fields: { [name]: field(about) } });

test('a card shows type, default, formats, place, flag and deprecation', () => {
  const text = expand('<Option name="lib.format" />');
  expect(text).toContain('<FactTable kind="option" label={"lib.format at a glance"}>');
  expect(text).toContain('| Flag of `rslib build` | `--format <format>` |');
  expect(text).not.toContain('Deprecated');
  const long = `[${'1, '.repeat(60)}1]`;
  for (const [name, about, row] of [
    ['lib.format', { type: "'esm' | 'cjs'" }, "| Type | `'esm' \\| 'cjs'` |"],
    ['lib.a', {}, '| Default | not set |'],
    [
      'lib.a',
      { defaults: [{ value: 'true', formats: ['esm'] }] },
      '| Default | `true` |',
    ],
    [
      'lib.a',
      {
        defaults: [
          { value: 'true', formats: ['esm', 'cjs'] },
          { value: 'false', formats: ['umd'] },
        ],
      },
      '| Default | `true` (`esm`, `cjs`); `false` (`umd`) |',
    ],
    [
      'lib.a',
      { defaults: [{ value: "'x'", formats: ['esm'], bundle: false }] },
      "| Default | `'x'` (`bundle: false`) |",
    ],
    ['lib.a', { defaults: [{ value: long, formats: ['esm'] }] }, 'with many fields'],
    ['lib.a', {}, '| Formats | all |'],
    ['lib.umdName', {}, '| Formats | `umd` |'],
    ['lib.a', { topLevel: false }, item],
    ['root', { item: false }, top],
    ['lib.a', { deprecated: 'Use `b` now.' }, '| Use `b` instead |'],
    ['lib.a', { deprecated: '' }, '| Deprecated | Yes |'],
  ] as const)
    expect(card(name, about)).toContain(row);
  // The page explains it.
  expect(card('lib.a', { stated: 'as long as it takes' })).not.toContain('| Default');
});

test('a card shows the flag that sets an option and the one that turns it off', () => {
  const { build } = sources({}).facts.commands;
  if (!build) throw new Error('The fixture has no such command.');
  const flags = build.flags.map((flag) => ({ ...flag, negatable: true }));
  const text = expand('<Option name="lib.format" />', {
    commands: { build: { ...build, flags } },
  });
  expect(text).toContain('| `--format <format>`, `--no-format` |');
});

test('a reference shows usage, flags, choices and the option that a flag sets', () => {
  const text = expand('<CliReference command="build" />');
  expect(text).toContain('Builds.\n\n```bash\nnpx rslib build [options]\n```');
  expect(text).toContain(
    '| `--format <format>` | Sets it. Values: `esm`, `cjs`. ' +
      'Sets [`lib.format`](/config/lib/format). |',
  );
});

test('a flag shows the default of its option if that is short', () => {
  const flagRow = (value: string) =>
    expand('<CliReference command="build" />', {
      fields: { 'lib.format': field({ defaults: [{ value, formats: ['esm'] }] }) },
    });
  expect(flagRow("'esm'")).toContain("`cjs`. Default: `'esm'`. Sets [`lib.format`]");
  expect(flagRow(`[${'1, '.repeat(60)}1]`)).not.toContain('Default');
});

test('flags show aliases, repetition, negation and no misleading default', () => {
  const none = {
    text: '',
    aliases: [],
    choices: [],
    repeatable: false,
    negatable: false,
  };
  const flags = [
    { ...none, name: '--lib', aliases: ['-l'], repeatable: true, default: 'x' },
    { ...none, name: '--dts', negatable: true },
    { ...none, name: '--no-env', default: 'true' },
  ];
  const commands = { build: { text: '', usage: 'rslib', flags } };
  const text = expand('<CliReference command="build" />', { commands });
  expect(text).toContain(
    `| \`-l\`, \`--lib\` |  Default: \`x\`. ${cliLabels.en.repeatable} |`,
  );
  expect(text).toContain('`--no-dts` turns it off.');
  expect(text).toMatch(/\| `--no-env` \| +\|/);
});

test('a Chinese page has Chinese labels around the same facts', () => {
  const text = expand('<Option name="lib.format" />', {}, 'docs/zh/a.mdx');
  expect(text).toContain("| 类型 | `'esm' \\| 'cjs'` |");
  const cli = expand('<CliReference command="build" />', {}, 'docs/zh/a.mdx');
  expect(cli).toContain('设置。可选值：`esm`、`cjs`。');
});

test('a tag may be in a list, and code is ignored', () => {
  expect(expand('- a\n\n  <Option name="lib.format" />\n')).toMatch(/^ {2}\| Type/m);
  const code = '```mdx\n<Option name="nonesuch" />\n```\n\nSee `<Option name="x" />`.';
  expect(expand(code)).toBe(code);
});

test('all mistakes of a page are reported at once, with lines and suggestions', () => {
  for (const [tag, says] of [
    ['<Option name="lib.formt" />', /no option “lib\.formt”[\s\S]*lib\.format/],
    ['<Option />', /needs the attribute “name”[\s\S]*Write <Option name/],
    ['<Option name />', 'needs the attribute “name”'],
    ['<Option name={1} />', 'no option'],
    ['<Option name="lib.format" x="1" />', 'nothing else'],
    ['<Option name="lib.format">a</Option>', 'a line of its own'],
    ['See <Option name="lib.format" />.', 'a line of its own'],
  ] as const) {
    const source = `# Title\n\n${tag}\n\n<Option name="lib.format" />\n\n<Option name="y" />`;
    expect(() => expand(source), tag).toThrow(says);
    expect(() => expand(source), tag).toThrow(/^docs\/en\/a\.mdx:3 [\s\S]*a\.mdx:7 /);
  }
  expect(() => expand('<CliReference command="built" />')).toThrow(
    /no command “built”[\s\S]*build/,
  );
});
