import { readFileSync } from 'node:fs';
import { loadConfig } from 'autocorrect-node';
import { origin } from '../../site.ts';
import type { Finding } from '../findings/finding.ts';
import { knownHeadings } from '../pages/known-headings.ts';
import { readSomePages } from '../pages/read.ts';
import { dataOf, listOf, objectOf, recordOf, textOf } from '../repository/contents.ts';
import type { TextFile } from '../repository/text-file.ts';
import { parseStates, statesFile } from '../translations/states.ts';
import { exportsOf } from './api/exports.ts';
import { apiPage } from './api-page.ts';
import { avoidedWords } from './avoided-words.ts';
import { brackets } from './chinese/brackets.ts';
import { seams } from './chinese/seams.ts';
import { spacing } from './chinese/spacing.ts';
import { proseOf, proseOfJson } from './chinese/text.ts';
import { address, italics, quotes } from './chinese/wording.ts';
import { commitDate } from './commit-date.ts';
import { decisions } from './decisions.ts';
import { driftingWords } from './drifting-words.ts';
import { explainChecks } from './explain/all.ts';
import { explorerRecords } from './explorer.ts';
import { cliChecks, factChecks, optionNames } from './facts/all.ts';
import { documentedOptions } from './facts/options.ts';
import { fragments } from './fragments.ts';
import { frontmatter } from './frontmatter.ts';
import { parseTerms } from './glossary/terms.ts';
import { writtenIn, writtenOn } from './glossary/written.ts';
import { glossary } from './glossary.ts';
import { handTyped } from './hand-typed.ts';
import { headingWords } from './heading-words.ts';
import { arrows } from './imports/arrows.ts';
import { circles } from './imports/circles.ts';
import { importsIn } from './imports/read.ts';
import { hasWords, isChinese, isSharedPartial } from './kinds-of-files.ts';
import { linkLabels } from './link-labels.ts';
import { links } from './links.ts';
import { migratedOptions, optionsOf } from './migrated-options.ts';
import { movedAddresses, movedName } from './moved.ts';
import { parseFacts } from './packages/facts.ts';
import { installedFrom } from './packages/installed.ts';
import { parseTrials } from './packages/trials.ts';
import { packages } from './packages.ts';
import { codeParity } from './parity/code.ts';
import { componentParity } from './parity/components.ts';
import { contentParity } from './parity/content.ts';
import { fileParity } from './parity/files.ts';
import { headingParity } from './parity/headings.ts';
import { navigationParity } from './parity/navigation.ts';
import { navigationFiles } from './parity/navigation-file.ts';
import { translations } from './parity/translations.ts';
import { reads } from './reads.ts';
import type { Outcome } from './report.ts';
import { repository } from './repository.ts';
import { requirements } from './requirements.ts';
import { specifiedRoutes } from './routes/specified.ts';
import { lineLength, longLinesName, parseLongLines } from './samples/line-length.ts';
import { unknownSamples } from './samples/unknown.ts';
import { unusedSamples } from './samples/unused.ts';
import type { Scope } from './scope.ts';
import { securityText } from './security-text.ts';
import { sidebar } from './sidebar.ts';
import { sortedWords } from './sorted-words.ts';
import { misspellings, spelling } from './spelling.ts';
import { interfaceStrings } from './strings/strings.ts';
import { titlesAsKeys } from './strings/titles.ts';
import { termsOnPages } from './terms-on-pages.ts';
import { toolchains } from './toolchains.ts';
import { triedPlugins } from './tried-plugins.ts';
import { unknownComponents } from './unknown-components.ts';
import { unpinnedInstalls } from './unpinned-installs.ts';
import { leftPrompts, stillToWrite } from './unwritten/prompts.ts';
import { unwritten } from './unwritten/unwritten.ts';

/** The declarations of what one can import from the installed Rslib. */
const apiTypes = 'node_modules/@rslib/core/dist-types/index.d.ts';

/** Checks that read the same files: what each of them finds, one list for each. */
type Found = readonly (readonly Finding[])[];
type Line = readonly [reads: RegExp, look: () => Found | Promise<Found>];

/**
 * Runs every check over the files of the repository at `root`, an absolute path; with a `scope` only those checks that it can
 * break, and those that look at each file by itself over its files alone. The table below is the list of all checks; a
 * new one is a file of its own and a line here. Throws `UnreadableData` where a file that others are compared with does not
 * hold what it must; `run-all.ts` makes a finding of it.
 */
export async function compareAll(
  root: string,
  files: readonly TextFile[],
  scope: Scope,
): Promise<Outcome> {
  const known = knownHeadings(root);
  const { pages, findings: unreadable } = readSomePages(files, {
    isRead: scope.holds,
    headings: known.headings,
  });
  const held = files.filter(({ file }) => scope.holds(file));
  const own = pages.filter(({ file }) => scope.holds(file));
  const chinese = held.filter(({ file }) => isChinese(file));
  const prose = [
    ...proseOf(own),
    ...chinese
      .filter(({ file }) => file.endsWith('.json'))
      .flatMap((file) => proseOfJson(file)),
  ];
  // Samples may also be shown by the partials that both languages share.
  const partials = files
    .filter(isSharedPartial)
    .map(({ file, text }) => ({ file, source: text }));
  const showing = scope.touches(reads.samples) ? pages : own;
  const terms = dataOf(files, 'docs/shared/glossary/terms.json', parseTerms);
  const written = [...writtenOn(own), ...writtenIn(held.filter(hasWords))];
  const states = dataOf(files, statesFile, parseStates);
  const installed = dataOf(files, 'package-lock.json', installedFrom);
  const packageFacts = () =>
    dataOf(files, 'docs/shared/packages/versions.json', parseFacts);
  const trials = () => dataOf(files, 'docs/shared/packages/plugins.json', parseTrials);
  const migrated = () =>
    optionsOf(objectOf(files, 'tools/checks/migration/options.json'));
  const unwrittenRoutes = listOf(files, 'tools/checks/unwritten/list.json', 'routes');
  const strings = textOf(files, 'theme/i18n.json');
  const same = () => recordOf(files, 'tools/checks/strings/same.json');
  const longLines = () => parseLongLines(objectOf(files, longLinesName));
  const wordLists = () =>
    files.filter(({ file }) => /^tools\/checks\/words\/.+\.txt$/.test(file));
  const specified = () => listOf(files, 'tools/checks/routes/specified.json');
  loadConfig(textOf(files, '.autocorrectrc'));
  const table: readonly Line[] = [
    [reads.each, () => [unreadable]],
    [reads.pages, () => [fileParity(pages), navigationParity(navigationFiles(files))]],
    [reads.each, () => [headingParity(own), componentParity(own), codeParity(own)]],
    [reads.each, () => [contentParity(own, states), frontmatter(own), links(own)]],
    [reads.each, () => [linkLabels(own), headingWords(own, pages), handTyped(own)]],
    [reads.each, () => [unpinnedInstalls(own)]],
    [reads.each, async () => [await fragments(own)]],
    [
      reads.pagesOrSamples,
      () => [
        unknownSamples([...showing, ...partials], `${root}/docs/samples`),
        unusedSamples([...pages, ...partials], sampleIds(files)),
      ],
    ],
    [reads.samples, () => [lineLength(files, longLines())]],
    [reads.pages, () => [sidebar(pages, navigationFiles(files))]],
    [reads.pages, () => [movedAddresses(recordOf(files, movedName), pages)]],
    [reads.pages, () => [specifiedRoutes(pages, specified())]],
    [reads.pages, () => [unwritten(own, unwrittenRoutes, pages)]],
    [reads.each, () => [leftPrompts(own, unwrittenRoutes)]],
    [reads.pages, () => factChecks(files, pages, installed, unwrittenRoutes)],
    [reads.each, () => [documentedOptions(optionNames(files), own)]],
    [reads.cliPage, () => [cliChecks(files, pages, unwrittenRoutes)]],
    [reads.glossaryPage, () => [glossary(terms, pages)]],
    [reads.each, () => [avoidedWords(terms, written), driftingWords(terms, written)]],
    [reads.each, () => [termsOnPages(terms, own), unknownComponents(own)]],
    [reads.packagesPage, () => [packages(packageFacts(), installed, pages)]],
    [reads.quickStart, () => [requirements(installed, pages)]],
    [
      reads.apiPage,
      () => [apiPage(exportsOf(readFileSync(`${root}/${apiTypes}`, 'utf8')), pages)],
    ],
    [reads.pluginsPage, () => [triedPlugins(trials(), packageFacts(), pages)]],
    [reads.migration, () => [migratedOptions(migrated(), pages)]],
    [reads.explained, () => explainChecks(files, pages)],
    [reads.each, () => [spacing(chinese), seams(own), brackets(prose)]],
    [reads.each, () => [quotes(prose), address(prose), italics(own)]],
    [reads.data, () => [interfaceStrings(strings, same())]],
    [reads.each, () => [titlesAsKeys(strings, own), repository(held)]],
    [reads.decisions, () => [decisions(files)]],
    [reads.code, () => importChecks(files)],
    [reads.data, () => [toolchains(files)]],
    [reads.explorer, () => [explorerRecords(files, installed)]],
    [reads.public, () => [securityText(files, origin, commitDate(root))]],
    [reads.words, () => [sortedWords(wordLists())]],
    [reads.each, async () => [spelling(await misspellings(root, scope.spelled), root)]],
  ];
  const results: (readonly Finding[])[] = [];
  for (const [pattern, look] of table) {
    if (scope.touches(pattern)) results.push(...(await look()));
  }
  known.save();
  return {
    findings: results.flat(),
    notes: [...stillToWrite(own, unwrittenRoutes), ...translations(own, states, pages)],
    checks: results.length,
    pages: own.length,
    files: held.length,
  };
}

function importChecks(files: readonly TextFile[]): Found {
  const imports = importsIn(files);
  return [arrows(imports), circles(imports)];
}

function sampleIds(files: readonly TextFile[]): string[] {
  return files.flatMap(
    ({ file }) => /^docs\/samples\/([^/]+)\/sample\.json$/.exec(file)?.[1] ?? [],
  );
}
