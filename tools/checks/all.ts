import { readFileSync } from 'node:fs';
import { loadConfig } from 'autocorrect-node';
import { origin } from '../../site.ts';
import type { Finding } from '../findings/finding.ts';
import { readPages } from '../pages/read.ts';
import { qualityName } from '../quality/json.ts';
import { listOf, objectOf, recordOf, textOf } from '../repository/contents.ts';
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
import { factChecks } from './facts/all.ts';
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
import { qualityVersion } from './quality.ts';
import type { Outcome } from './report.ts';
import { repository } from './repository.ts';
import { requirements } from './requirements.ts';
import { specifiedRoutes } from './routes/specified.ts';
import { lineLength, longLinesName, parseLongLines } from './samples/line-length.ts';
import type { SourcedPage } from './samples/sourced-page.ts';
import { unknownSamples } from './samples/unknown.ts';
import { unusedSamples } from './samples/unused.ts';
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
import { leftPrompts, stillToWrite } from './unwritten/prompts.ts';
import { unwritten } from './unwritten/unwritten.ts';

/** The declarations of what one can import from the installed Rslib. */
const apiTypes = 'node_modules/@rslib/core/dist-types/index.d.ts';

/**
 * Runs every check over the files of the repository at `root`, an absolute path. The table below
 * is the list of all checks; a new one is a file of its own and a line here.
 */
export async function runAll(root: string, files: readonly TextFile[]): Promise<Outcome> {
  const { pages, findings: unreadable } = readPages(files);
  const navigation = navigationFiles(files);
  const chinese = files.filter(({ file }) => isChinese(file));
  const prose = [
    ...proseOf(pages),
    ...chinese
      .filter(({ file }) => file.endsWith('.json'))
      .flatMap((file) => proseOfJson(file)),
  ];
  // Samples may also be shown by the partials that both languages share.
  const showing = [...pages, ...files.filter(isSharedPartial).map(asSource)];
  const terms = parseTerms(textOf(files, 'docs/shared/glossary/terms.json'));
  const written = [...writtenOn(pages), ...writtenIn(files.filter(hasWords))];
  const states = parseStates(textOf(files, statesFile));
  const installed = installedFrom(textOf(files, 'package-lock.json'));
  const unwrittenRoutes = listOf(files, 'tools/checks/unwritten/list.json', 'routes');
  const imports = importsIn(files);
  loadConfig(textOf(files, '.autocorrectrc'));
  const results: readonly (readonly Finding[])[] = [
    unreadable,
    fileParity(pages),
    navigationParity(navigation),
    headingParity(pages),
    componentParity(pages),
    codeParity(pages),
    contentParity(pages, states),
    frontmatter(pages),
    links(pages),
    linkLabels(pages),
    headingWords(pages),
    handTyped(pages),
    await fragments(pages),
    unknownSamples(showing, `${root}/docs/samples`),
    unusedSamples(showing, sampleIds(files)),
    lineLength(files, parseLongLines(objectOf(files, longLinesName))),
    sidebar(pages, navigation),
    movedAddresses(recordOf(files, movedName), pages),
    specifiedRoutes(pages, listOf(files, 'tools/checks/routes/specified.json')),
    unwritten(pages, unwrittenRoutes),
    leftPrompts(pages, unwrittenRoutes),
    ...factChecks(files, pages, installed, unwrittenRoutes),
    glossary(terms, pages),
    avoidedWords(terms, written),
    driftingWords(terms, written),
    termsOnPages(terms, pages),
    unknownComponents(pages),
    packages(
      parseFacts(textOf(files, 'docs/shared/packages/versions.json')),
      installed,
      pages,
    ),
    requirements(installed, pages),
    qualityVersion(textOf(files, qualityName), installed),
    apiPage(exportsOf(readFileSync(`${root}/${apiTypes}`, 'utf8')), pages),
    triedPlugins(
      parseTrials(textOf(files, 'docs/shared/packages/plugins.json')),
      parseFacts(textOf(files, 'docs/shared/packages/versions.json')),
      pages,
    ),
    migratedOptions(
      optionsOf(objectOf(files, 'tools/checks/migration/options.json')),
      pages,
    ),
    ...explainChecks(files, pages),
    spacing(chinese),
    seams(pages),
    brackets(prose),
    quotes(prose),
    address(prose),
    italics(pages),
    interfaceStrings(
      textOf(files, 'theme/i18n.json'),
      recordOf(files, 'tools/checks/strings/same.json'),
    ),
    titlesAsKeys(textOf(files, 'theme/i18n.json'), pages),
    repository(files),
    decisions(files),
    arrows(imports),
    circles(imports),
    toolchains(files),
    explorerRecords(files, installed),
    securityText(files, origin, commitDate(root)),
    sortedWords(files.filter(({ file }) => /^tools\/checks\/words\/.+\.txt$/.test(file))),
    spelling(await misspellings(root), root),
  ];
  return {
    findings: results.flat(),
    notes: [...stillToWrite(pages, unwrittenRoutes), ...translations(pages, states)],
    checks: results.length,
    pages: pages.length,
    files: files.length,
  };
}

/** Files with Chinese text: pages, navigation, glossary, strings of the theme, notes on helpers, purposes of samples, words around facts. */
function isChinese(file: string): boolean {
  return /^(docs\/zh\/.+\.(mdx|json)|docs\/shared\/.+\.json|docs\/samples\/[^/]+\/sample\.json|theme\/i18n\.json|theme\/overview\/data\/purposes\.json|theme\/explain\/(labels\.json|data\/.+\.ts)|theme\/(option-card|cli-reference)\/labels\.json|theme\/advisor\/data\/(reasons|texts)\.json|tools\/rspress\/(markdown|quality|translations)\/labels\.json|tools\/facts\/descriptions\/.+\.json)$/.test(
    file,
  );
}

/** Data with words for readers in either language. The glossary's own lists hold the words to avoid, and its page is compared with it. */
function hasWords({ file }: TextFile): boolean {
  return /^(docs\/(en|zh)\/.+\.json|docs\/samples\/[^/]+\/sample\.json|theme\/i18n\.json|theme\/overview\/data\/purposes\.json|tools\/facts\/descriptions\/.+\.json)$/.test(
    file,
  );
}

function isSharedPartial({ file }: TextFile): boolean {
  return /^docs\/shared\/.+\.mdx$/.test(file);
}

function asSource({ file, text }: TextFile): SourcedPage {
  return { file, source: text };
}

function sampleIds(files: readonly TextFile[]): string[] {
  return files.flatMap(
    ({ file }) => /^docs\/samples\/([^/]+)\/sample\.json$/.exec(file)?.[1] ?? [],
  );
}
