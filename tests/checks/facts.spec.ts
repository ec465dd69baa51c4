// Each check that compares pages with facts finds what it is for, and nothing in what is right.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { recordedFacts } from '@site/facts/facts';
import type { Finding } from '@site/pages/findings';
import { repository } from '@site/pages/repository';
import { facts, field, pages, sources } from '../../packages/facts/tests/support.ts';
import { cliPage } from '../../tools/checks/facts/cli.ts';
import { cliDescriptions } from '../../tools/checks/facts/descriptions.ts';
import { formatEvidence } from '../../tools/checks/facts/formats.ts';
import { printedLinks } from '../../tools/checks/facts/links.ts';
import { documentedOptions } from '../../tools/checks/facts/options.ts';
import { optionPlaces } from '../../tools/checks/facts/places.ts';
import { projectValues } from '../../tools/checks/facts/project.ts';
import { optionPurposes } from '../../tools/checks/facts/purposes.ts';
import { factVersions } from '../../tools/checks/facts/versions.ts';

const says = (findings: readonly Finding[]) => findings.map(({ what }) => what);

test.describe('places of options', () => {
  const written = pages('/config/a', '# a\n\n## b {#ab}');
  const check = (
    names: string[],
    places: Record<string, string>,
    unwritten: string[] = [],
  ) => says(optionPlaces(names, places, written, unwritten));

  test('an option without a place, or with one that does not exist, is found', () => {
    expect(check(['lib.a'], {})).toEqual([
      'The option lib.a has no place in the documentation.',
    ]);
    expect(check(['lib.a'], { 'lib.a': '/config/none' })[0]).toContain('does not exist');
    const wrong = optionPlaces(['lib.a'], { 'lib.a': '/config/a#x' }, written, []);
    expect(says(wrong)[0]).toContain('no heading “#x”');
    expect(wrong.map(({ file }) => file)).toEqual([
      'docs/en/config/a.mdx',
      'docs/zh/config/a.mdx',
    ]);
    expect(wrong[0]?.todo).toContain('{#x}');
  });

  test('an entry of which there is no option is found', () => {
    expect(check([], { 'lib.gone': '/config/a' })).toEqual([
      '“lib.gone” is not an option of the installed tool.',
    ]);
  });

  test('a page, a heading, a pattern and a page to come are places', () => {
    expect(check(['lib.a'], { 'lib.a': '/config/a' })).toEqual([]);
    expect(check(['lib.a.b'], { 'lib.a.*': '/config/a#a*' })).toEqual([]);
    expect(check(['lib.a'], { 'lib.a': '/config/a#x' }, ['/config/a'])).toEqual([]);
  });

  test('the name in an anchor has small letters and no signs', () => {
    const places = { 'lib.shims.*': '/config/a#shims*' };
    expect(check(["lib.shims.cjs['import.meta.url']"], places)[0]).toContain(
      '“#shimscjsimportmetaurl”',
    );
  });
});

test.describe('purposes of options', () => {
  const written = pages('/config/a', '# a\n\n### a.b {#ab}\n\n#### a.b.c {#abc}');
  const places = { a: '/config/a', 'a.b': '/config/a#ab', 'a.b.c': '/config/a#abc' };
  const line = { en: 'Does it.', zh: '做这件事。' };
  const check = (purposes: Record<string, unknown>, unwritten: string[] = []) =>
    says(optionPurposes(Object.keys(places), places, written, unwritten, purposes));
  const right = { '/config/a': line, '/config/a#ab': line };

  test('pages and headings of depth 2 and 3 need one, and nothing else', () => {
    expect(check(right)).toEqual([]);
    expect(check({ '/config/a': line })).toEqual(['a.b has no purpose.']);
    expect(check({ ...right, '/config/a#abc': line })).toEqual([
      '“/config/a#abc” is not where the overview shows an option.',
    ]);
  });

  test('headings still to be written need one', () => {
    const to = { 'x.y': '/config/a#xy' };
    const says = (unwritten: string[]) =>
      optionPurposes(['x.y'], to, written, unwritten, {}).map(({ what }) => what);
    expect(says(['/config/a'])).toEqual(['x.y has no purpose.']);
    expect(says([])).toEqual([]);
  });

  test('one that is missing in a language, too long, or no sentence is found', () => {
    for (const wrong of [
      { en: 'Does it.' },
      { ...line, en: `${'a'.repeat(90)}.` },
      { ...line, zh: `${'字'.repeat(45)}。` },
      { ...line, en: 'Does it' },
      { ...line, en: 'Does\nit.' },
      'Does it.',
    ])
      expect(check({ ...right, '/config/a#ab': wrong })).not.toEqual([]);
  });
});

test.describe('options on pages', () => {
  const names = ['lib.format', 'lib.dts', 'lib.dts.bundle', 'output.target'];
  const check = (source: string, route = '/config/a') =>
    documentedOptions(names, pages(route, source).slice(0, 1));

  test('a card and a heading of an option that is gone are found with their lines', () => {
    const found = check('# lib.gone\n\n<Option name="lib.formt" />');
    expect(found.map(({ line }) => line)).toEqual([3, 1]);
    expect(found[0]?.todo).toContain('lib.format');
    expect(says(check('## dts.gone'))[0]).toContain('“dts.gone”');
  });

  test('options, short names and other headings are left alone', () => {
    expect(check('# lib.format\n\n## dts.bundle\n\n## import.meta\n\n## a.b')).toEqual(
      [],
    );
    expect(check('# lib.gone', '/guide/a')).toEqual([]);
  });
});

test.describe('the page of the command line', () => {
  const [flag] = facts().commands.build?.flags ?? [];
  if (!flag) throw new Error('The fixture has no flag.');
  const route = '/guide/basic/cli';
  const right =
    '<CliReference command="build" />\n\n`--format`, `npx rslib build --format esm`';
  const check = (source: string, unwritten: string[] = []) =>
    says(cliPage(facts(), pages(route, source), unwritten));

  test('a command that is missing or extra is found', () => {
    expect(check('# CLI')).toHaveLength(2);
    expect(check('# CLI')[0]).toContain('flags of “rslib build”');
    expect(check(`${right}\n\n<CliReference command="x" />`)[0]).toContain('command “x”');
    expect(says(cliPage(facts(), [], []))[0]).toContain('does not exist');
  });

  test('a flag that no command has is found, alone and in a command line', () => {
    expect(check(`${right}\n\n\`--formt\``)[0]).toContain('names --formt');
    expect(check(`${right}\n\n\`rslib -q\``)[0]).toContain('names -q');
    const block = cliPage(
      facts(),
      pages(route, `${right}\n\n\`\`\`bash\ncd a\nrslib -q\n\`\`\``),
      [],
    );
    expect(block.map(({ line }) => line)).toEqual([7, 7]);
  });

  test('a command that the tool lacks, and a flag of another command, are found', () => {
    expect(check(`${right}\n\n\`rslib serve\``)[0]).toContain('names rslib serve');
    const flags = [{ ...flag, name: '--mode' }];
    const two = { ...facts().commands, look: { text: '', usage: '', flags } };
    const source = `${right}\n\n<CliReference command="look" />\n\n`;
    const both = (text: string) =>
      says(cliPage({ commands: two }, pages(route, source + text), []));
    expect(both('`--mode`, `rslib look --mode a`')).toEqual([]);
    expect(both('`rslib look --format a`')[0]).toContain('“rslib look” does not have');
    expect(both('`rslib --mode a`')[0]).toContain('“rslib build” does not have');
  });

  test('each command that the written page lacks is found', () => {
    const recorded = recordedFacts();
    if (!recorded) throw new Error('packages/facts/src/read/facts.json is missing.');
    const source = readFileSync(`${repository}/docs/en${route}.mdx`, 'utf8');
    expect(says(cliPage(recorded, pages(route, source), []))).toEqual([]);
    for (const name of Object.keys(recorded.commands)) {
      const less = source.replace(`<CliReference command="${name}" />`, '');
      expect(says(cliPage(recorded, pages(route, less), []))).toEqual(
        Array(2).fill(`The page does not show the flags of “rslib ${name}”.`),
      );
    }
  });

  test('a page that is right, and one that is not written, are left alone', () => {
    expect(check(right)).toEqual([]);
    expect(check('# CLI', [route])).toEqual([]);
  });
});

test.describe('descriptions of flags', () => {
  const { descriptions } = sources();
  test('what is missing, empty or too many is found', () => {
    const none = cliDescriptions(facts(), { flags: {}, commands: {} });
    expect(says(none)).toEqual([
      'The command build is not described in both languages.',
      'The flag --format is not described in both languages.',
    ]);
    const flags = {
      '--format': { en: 'a', zh: ' ', option: 'lib.format' },
      '--gone': { en: 'a', zh: 'b', option: 'lib.gone' },
    };
    expect(says(cliDescriptions(facts(), { ...descriptions, flags }))).toEqual([
      'The flag --format is not described in both languages.',
      '--gone is described, but the tool has no such flag.',
      '--gone is said to set lib.gone, which is no option of the tool.',
    ]);
  });

  test('complete ones are left alone', () => {
    expect(cliDescriptions(facts(), descriptions)).toEqual([]);
  });
});

test.describe('links of the tool', () => {
  const link = (target: string) => ({
    url: `https://rslib.rs${target}`,
    from: ['lib.a'],
  });
  const check = (target: string, excused = {}, unwritten: string[] = []) =>
    says(
      printedLinks(
        { links: [link(target), { url: 'https://rspack.rs/x', from: ['lib.a'] }] },
        pages('/config/a', '## b {#b}'),
        unwritten,
        excused,
      ),
    );

  test('a link without page or heading is found', () => {
    expect(check('/config/none')[0]).toContain('there is no such page');
    expect(check('/config/a#c')[0]).toContain('no heading “#c”');
    expect(check('/config/a#b', {}, ['/config/a'])[0]).toContain('not written');
  });

  test('an excuse counts for as long as it is true', () => {
    expect(check('/config/none', { '/config/none': 'Because.' })).toEqual([]);
    expect(check('/config/a#c', { '/config/a#c': 'unwritten' }, ['/config/a'])).toEqual(
      [],
    );
    expect(check('/config/a#c', { '/config/a#c': 'unwritten' })[0]).toContain(
      'no heading',
    );
    expect(check('/config/a#c', { '/config/a#c': ' ' })[0]).toContain('no heading');
    expect(check('/config/a#b', { '/config/a#b': 'Because.' })[0]).toContain(
      'answered now',
    );
    expect(check('/config/a', { '/gone': 'Because.' })[0]).toContain('no longer links');
  });

  test('answered links are left alone', () => {
    expect(check('/config/a')).toEqual([]);
    expect(check('/config/a#b')).toEqual([]);
  });
});

test('facts of another version than the installed one are found', () => {
  const installed = (version: string) => ({
    versions: new Map([['@rslib/core', version]]),
  });
  expect(says(factVersions(facts(), installed('2.0.0')))[0]).toContain(
    '2.0.0 is installed',
  );
  expect(factVersions(facts(), installed('1.0.0'))).toEqual([]);
});

test('formats of an option need evidence that the tool still gives', () => {
  const all = facts({ fields: { 'lib.a': field({ text: 'For the UMD bundle.' }) } });
  const check = (name: string, formats: string[], evidence: object) =>
    says(formatEvidence({ [name]: { formats, evidence } }, all))[0];
  expect(check('lib.b', ['umd'], { types: 'UMD' })).toContain('no such option');
  expect(check('lib.a', ['amd'], { types: 'UMD' })).toContain('no format “amd”');
  expect(check('lib.a', ['umd'], {})).toContain('no evidence');
  expect(check('lib.a', ['umd'], { types: 'CJS' })).toContain('do not say “CJS”');
  expect(check('lib.a', ['umd'], { message: 'Nonesuch' })).toContain('says “Nonesuch”');
  expect(check('lib.a', ['umd'], { types: 'UMD bundle' })).toBeUndefined();
  expect(check('lib.a', ['esm'], { message: 'Only for esm' })).toBeUndefined();
});

test('a value of the project under a name that the tool does not have is found', () => {
  const check = (name: string) =>
    says(projectValues({ [name]: 'Names files of the project.' }, facts()));
  expect(check('lib.format')).toEqual([]);
  expect(check('lib.fromat')).toEqual(['lib.fromat: the tool has no such option.']);
});
