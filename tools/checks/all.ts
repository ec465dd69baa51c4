import { counterpartFindings } from '@site/convert/counterparts';
import { placesName } from '@site/facts/places';
import { descriptionsName } from '@site/facts/reviewed-data';
import { glossaryRoute, termFindings } from '@site/glossary';
import { notesRoute } from '@site/notes/note';
import { notes } from '@site/notes/notes';
import { objectOf, recordOf, textOf } from '@site/pages/data-files';
import type { Finding } from '@site/pages/findings';

import { cliDescriptions, cliPage } from './facts/cli.ts';
import { errorIndex, recordedCodes } from './facts/error-index.ts';
import { documentedOptions, optionPlaces } from './facts/option-pages.ts';
import { optionPurposes, purposesName } from './facts/option-purposes.ts';
import { inconsistentTerms } from './glossary/words.ts';
import {
  brackets,
  inlineSpacing,
  italics,
  quotes,
  spacing,
} from './languages/chinese.ts';
import { contentParity } from './languages/content-parity.ts';
import { interfaceTexts, textsName } from './languages/interface-texts.ts';
import { headingParity, pageParity } from './languages/parity.ts';
import { noteClaims } from './notes/claims.ts';
import { emittedSamples } from './notes/emitted-samples.ts';
import exceptions from './notes/exceptions.json' with { type: 'json' };
import { unexplained } from './notes/unexplained.ts';
import { apiPage } from './packages/api-page.ts';
import { packageCircles } from './packages/circles.ts';
import { toolchains } from './packages/toolchains.ts';
import { packageVersions, requirements } from './packages/versions.ts';
import { anchorsName, publishedAnchors } from './pages/anchors.ts';
import { handTyped } from './pages/code-blocks.ts';
import { registeredComponents, unknownComponents } from './pages/components.ts';
import { fragments } from './pages/fragments.ts';
import { frontmatter } from './pages/frontmatter.ts';
import { pageLength } from './pages/length.ts';
import { deadLinks, linkTargets, linkTexts } from './pages/links.ts';
import { listPage } from './pages/lists.ts';
import { navigationParity, sidebar } from './pages/navigation.ts';
import { movedAddresses, movedName, printedLinks } from './pages/places.ts';
import { leftPrompts } from './pages/prompts.ts';
import { questions } from './pages/questions.ts';
import type { Project } from './project.ts';
import { configurations, unusedSamples } from './samples/samples.ts';
import { roomSizes } from './site/room-sizes.ts';
import { specification } from './site/specification.ts';

/** A check gets the repository and returns what is wrong. */
export type Check = (
  project: Project,
) => readonly Finding[] | Promise<readonly Finding[]>;

/** Every check by its name. contributing/checks.md says what each of them asks for. */
export const checks: Readonly<Record<string, Check>> = {
  frontmatter: ({ pages }) => frontmatter(pages),
  linkTargets: ({ pages }) => linkTargets(pages),
  deadLinks: ({ files, pages }) => deadLinks(pages, recordOf(files, movedName)),
  linkTexts: ({ pages }) => linkTexts(pages),
  handTyped: ({ pages }) => handTyped(pages),
  fragments: ({ pages }) => fragments(pages),
  unknownComponents: ({ files, pages }) =>
    unknownComponents(pages, registeredComponents(files)),
  leftPrompts: ({ pages }) => leftPrompts(pages),
  pageLength: ({ pages }) => pageLength(pages),
  sidebar: ({ pages, navigation }) => sidebar(pages, navigation),
  movedAddresses: ({ files, pages }) => movedAddresses(recordOf(files, movedName), pages),
  publishedAnchors: ({ files, pages }) =>
    publishedAnchors(pages, recordOf(files, anchorsName), recordOf(files, movedName)),
  questions: ({ files, pages }) => questions(files, pages),

  navigationParity: ({ navigation }) => navigationParity(navigation),
  pageParity: ({ pages }) => pageParity(pages),
  headingParity: ({ pages }) => headingParity(pages),
  contentParity: ({ pages, states }) => contentParity(pages, states),
  interfaceTexts: ({ files }) => interfaceTexts(textOf(files, textsName)),

  spacing: ({ files, chinese }) => spacing(chinese, textOf(files, '.autocorrectrc')),
  inlineSpacing: ({ pages }) => inlineSpacing(pages),
  brackets: ({ prose }) => brackets(prose),
  quotes: ({ prose }) => quotes(prose),
  italics: ({ pages }) => italics(pages),

  glossaryPage: ({ pages, terms }) => {
    const entries = terms.map(({ id, en, zh }) => ({ id, en: en.term, zh: zh.term }));
    return listPage({ route: glossaryRoute, tag: 'Definition', entries }, pages);
  },
  wrongTerms: ({ pages, terms }) => pages.flatMap((page) => termFindings(page, terms)),
  inconsistentTerms: ({ terms, texts }) => inconsistentTerms(terms, texts),

  optionPlaces: ({ facts, files, pages }) =>
    optionPlaces(Object.keys(facts.fields), recordOf(files, placesName), pages),
  documentedOptions: ({ facts, pages }) =>
    documentedOptions(Object.keys(facts.fields), pages),
  optionPurposes: ({ facts, files, pages }) =>
    optionPurposes(
      Object.keys(facts.fields),
      recordOf(files, placesName),
      pages,
      objectOf(files, purposesName),
    ),
  cliPage: ({ facts, pages }) => cliPage(facts, pages),
  cliDescriptions: ({ facts, files }) =>
    cliDescriptions(facts, objectOf(files, descriptionsName)),
  errorIndex: ({ facts, files, pages }) =>
    errorIndex(facts.messages, recordedCodes(files), pages),
  printedLinks: ({ facts, files, pages }) =>
    printedLinks(facts, pages, recordOf(files, movedName)),
  apiPage: ({ facts, pages }) => apiPage(facts.exports, pages),

  packageVersions: ({ installed, pages }) => packageVersions(installed, pages),
  requirements: ({ installed, pages }) => requirements(installed, pages),
  counterparts: ({ pages }) => counterpartFindings(pages),
  toolchains: ({ files }) => toolchains(files),
  packageCircles: ({ files }) => packageCircles(files),
  roomSizes: ({ files }) => roomSizes(files),
  specification: ({ files }) => specification(files),

  configurations: ({ files, root }) => configurations(root, files),
  unusedSamples: ({ files }) => unusedSamples(files),
  unexplained: ({ files }) => unexplained(emittedSamples(files), notes, exceptions),
  noteClaims: ({ facts, files }) =>
    noteClaims(notes, emittedSamples(files), Object.keys(facts.fields)),
  notesPage: ({ pages }) => {
    const entries = notes.map(({ id, names: [name = ''] }) => ({
      id,
      en: name,
      zh: name,
    }));
    return listPage({ route: notesRoute, tag: 'Explained', entries }, pages);
  },
};
