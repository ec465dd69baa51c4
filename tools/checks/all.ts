import { readFileSync } from 'node:fs';
import { counterpartFindings, listedOptions } from '@site/convert/counterparts';
import { descriptionsName, formatsName } from '@site/facts/reviewed-data';
import { termFindings } from '@site/glossary';
import { notesRoute } from '@site/notes/note';
import { notes } from '@site/notes/notes';
import { dataOf, listOf, objectOf, recordOf, textOf } from '@site/pages/data-files';
import type { Finding } from '@site/pages/findings';

import type { TextFile } from '@site/pages/repository';
import { origin } from '@site/settings';
import { explorerRecords } from './explorer.ts';
import { cliDescriptions, cliPage } from './facts/cli.ts';
import { errorIndex, recordedCodes } from './facts/error-index.ts';
import { printedLinks } from './facts/links.ts';
import { documentedOptions, optionPlaces } from './facts/option-pages.ts';
import { optionPurposes, purposesName } from './facts/option-purposes.ts';
import {
  factVersions,
  formatEvidence,
  projectName,
  projectValues,
} from './facts/tables.ts';
import { glossaryPage } from './glossary/page.ts';
import { avoidedWords, inconsistentTerms } from './glossary/words.ts';
import {
  address,
  brackets,
  inlineSpacing,
  italics,
  quotes,
  spacing,
} from './languages/chinese.ts';
import { contentParity } from './languages/content-parity.ts';
import {
  interfaceTexts,
  sameName,
  textsName,
  textUses,
  titlesAsKeys,
} from './languages/interface-texts.ts';
import {
  codeParity,
  componentParity,
  headingParity,
  pageParity,
} from './languages/parity.ts';
import { noteClaims } from './notes/claims.ts';
import { emittedSamples } from './notes/emitted-samples.ts';
import { notesPage } from './notes/page.ts';
import { exceptionsName, parseExceptions, unexplained } from './notes/unexplained.ts';
import { apiPage, parseExports } from './packages/api-page.ts';
import { migratedName, migratedOptions } from './packages/migrated-options.ts';
import { toolchains } from './packages/toolchains.ts';
import { trialsName, triedPlugins } from './packages/tried-plugins.ts';
import {
  packageVersions,
  requirements,
  unpinnedInstalls,
  versionsName,
} from './packages/versions.ts';
import {
  movedAddresses,
  movedName,
  specifiedAddresses,
  specifiedName,
} from './pages/addresses.ts';
import { anchorsName, publishedAnchors } from './pages/anchors.ts';
import { handTyped } from './pages/code-blocks.ts';
import { unknownComponents } from './pages/components.ts';
import { fragments } from './pages/fragments.ts';
import { frontmatter } from './pages/frontmatter.ts';
import { linkTargets, linkTexts } from './pages/links.ts';
import { navigationParity, sidebar } from './pages/navigation.ts';
import { leftPrompts } from './pages/prompts.ts';
import { questions } from './pages/questions.ts';
import type { Project } from './project.ts';
import { longLines, longLinesName } from './samples/long-lines.ts';
import { unknownSamples, unusedSamples } from './samples/samples.ts';
import { coloursName, contrast } from './site/contrast.ts';
import { privateAddresses } from './site/private-addresses.ts';
import { commitDate, securityText } from './site/security-text.ts';
import { spelling } from './site/spelling.ts';

/** The declarations of everything that the installed Rslib exports. */
const coreTypes = 'node_modules/@rslib/core/dist-types/index.d.ts';

/** A check gets the repository and returns what is wrong. */
export type Check = (
  project: Project,
) => readonly Finding[] | Promise<readonly Finding[]>;

/** Every check by its name. contributing/checks.md says what each of them asks for. */
export const checks: Readonly<Record<string, Check>> = {
  unreadable: ({ unreadable }) => unreadable,
  frontmatter: ({ pages }) => frontmatter(pages),
  linkTargets: ({ pages }) => linkTargets(pages),
  linkTexts: ({ pages }) => linkTexts(pages),
  handTyped: ({ pages }) => handTyped(pages),
  fragments: ({ pages }) => fragments(pages),
  unknownComponents: ({ pages }) => unknownComponents(pages),
  leftPrompts: ({ pages }) => leftPrompts(pages),
  sidebar: ({ pages, navigation }) => sidebar(pages, navigation),
  specifiedAddresses: ({ files, pages }) =>
    specifiedAddresses(pages, listOf(files, specifiedName)),
  movedAddresses: ({ files, pages }) => movedAddresses(recordOf(files, movedName), pages),
  publishedAnchors: ({ files, pages }) =>
    publishedAnchors(pages, recordOf(files, anchorsName), recordOf(files, movedName)),
  questions: ({ files, pages }) => questions(files, pages),

  navigationParity: ({ navigation }) => navigationParity(navigation),
  pageParity: ({ pages }) => pageParity(pages),
  headingParity: ({ pages }) => headingParity(pages),
  componentParity: ({ pages }) => componentParity(pages),
  codeParity: ({ pages }) => codeParity(pages),
  contentParity: ({ pages, states }) => contentParity(pages, states),
  interfaceTexts: ({ files }) =>
    interfaceTexts(textOf(files, textsName), recordOf(files, sameName)),
  textUses: ({ files }) => textUses(textOf(files, textsName), files),
  titlesAsKeys: ({ files, pages }) => titlesAsKeys(textOf(files, textsName), pages),

  spacing: ({ files, chinese }) => spacing(chinese, textOf(files, '.autocorrectrc')),
  inlineSpacing: ({ pages }) => inlineSpacing(pages),
  brackets: ({ prose }) => brackets(prose),
  quotes: ({ prose }) => quotes(prose),
  address: ({ prose }) => address(prose),
  italics: ({ pages }) => italics(pages),

  glossaryPage: ({ pages, terms }) => glossaryPage(terms, pages),
  wrongTerms: ({ pages, terms }) => pages.flatMap((page) => termFindings(page, terms)),
  avoidedWords: ({ terms, texts }) => avoidedWords(terms, texts),
  inconsistentTerms: ({ terms, texts }) => inconsistentTerms(terms, texts),

  factVersions: ({ facts, installed }) => factVersions(facts, installed),
  optionPlaces: ({ facts, files, pages }) =>
    optionPlaces(Object.keys(facts.fields), placesIn(files), pages),
  documentedOptions: ({ facts, pages }) =>
    documentedOptions(Object.keys(facts.fields), pages),
  optionPurposes: ({ facts, files, pages }) =>
    optionPurposes(
      Object.keys(facts.fields),
      placesIn(files),
      pages,
      objectOf(files, purposesName),
    ),
  formatEvidence: ({ facts, files }) =>
    formatEvidence(dataOf(files, formatsName, JSON.parse), facts),
  projectValues: ({ facts, files }) => projectValues(tableOf(files, projectName), facts),
  cliPage: ({ facts, pages }) => cliPage(facts, pages),
  cliDescriptions: ({ facts, files }) =>
    cliDescriptions(facts, dataOf(files, descriptionsName, JSON.parse)),
  errorIndex: ({ facts, files, pages }) =>
    errorIndex(facts.messages, recordedCodes(files), pages),
  printedLinks: ({ facts, files, pages }) =>
    printedLinks(facts, pages, tableOf(files, 'packages/facts/src/read/links.json')),
  apiPage: ({ pages, root }) =>
    apiPage(parseExports(readFileSync(`${root}/${coreTypes}`, 'utf8')), pages),

  packageVersions: ({ files, installed, pages }) =>
    packageVersions(dataOf(files, versionsName, JSON.parse), installed, pages),
  requirements: ({ installed, pages }) => requirements(installed, pages),
  unpinnedInstalls: ({ pages }) => unpinnedInstalls(pages),
  triedPlugins: ({ files, pages }) =>
    triedPlugins(
      dataOf(files, trialsName, JSON.parse),
      dataOf(files, versionsName, JSON.parse),
      pages,
    ),
  migratedOptions: ({ files, pages }) =>
    migratedOptions(dataOf(files, migratedName, JSON.parse), pages, listedOptions),
  counterparts: ({ pages }) => counterpartFindings(pages),
  toolchains: ({ files }) => toolchains(files),

  unknownSamples: ({ root, sources }) => unknownSamples(sources, `${root}/docs/samples`),
  unusedSamples: ({ files, sources }) => unusedSamples(sources, sampleIds(files)),
  longLines: ({ files }) => longLines(files, objectOf(files, longLinesName)),
  explorerRecords: ({ files, installed }) => explorerRecords(files, installed),
  unexplained: ({ files }) =>
    unexplained(
      emittedSamples(files),
      notes,
      dataOf(files, exceptionsName, parseExceptions),
    ),
  noteClaims: ({ facts, files, pages }) =>
    noteClaims(notes, {
      samples: emittedSamples(files),
      options: Object.keys(facts.fields),
      places: placesIn(files),
      pages,
    }),
  notesPage: ({ pages }) => notesPage(notes, notesRoute, pages),

  contrast: ({ files }) => contrast(textOf(files, coloursName)),
  securityText: ({ files, root }) => securityText(files, origin, commitDate(root)),
  privateAddresses: ({ files }) => privateAddresses(files),
  spelling: ({ root }) => spelling(root),
};

function placesIn(files: readonly TextFile[]): Record<string, string> {
  return tableOf(files, 'packages/facts/src/read/places.json');
}

/** A table in JSON without its comments, whose keys begin with `$`. */
function tableOf(files: readonly TextFile[], name: string): Record<string, string> {
  const entries = Object.entries(recordOf(files, name));
  return Object.fromEntries(entries.filter(([key]) => !key.startsWith('$')));
}

function sampleIds(files: readonly TextFile[]): string[] {
  return files.flatMap(
    ({ file }) => /^docs\/samples\/([^/]+)\/sample\.json$/.exec(file)?.[1] ?? [],
  );
}
