import { existsSync } from 'node:fs';
import path from 'node:path';
import { counterpartFindings } from '@site/convert/counterparts';
import descriptions from '@site/facts/descriptions.json' with { type: 'json' };
import places from '@site/facts/places.json' with { type: 'json' };
import purposes from '@site/facts/purposes.json' with { type: 'json' };
import { glossaryRoute, termFindings } from '@site/glossary';
import { textOf } from '@site/mdx/data-files';
import type { Finding } from '@site/mdx/findings';
import { git } from '@site/mdx/repository';
import { notesRoute } from '@site/notes/note';
import { notes } from '@site/notes/notes';
import { samples } from '@site/samples/record/samples';
import { siteFolder } from '@site/settings';
import moved from '@site/settings/moved.json' with { type: 'json' };

import { cliDescriptions, cliPage } from './facts/cli.ts';
import { errorIndex, recordedCodes } from './facts/error-index.ts';
import { documentedOptions, optionPlaces } from './facts/option-pages.ts';
import { optionPurposes } from './facts/option-purposes.ts';
import { inconsistentTerms } from './glossary/words.ts';
import {
  brackets,
  inlineSpacing,
  italics,
  quotes,
  spacing,
} from './languages/chinese.ts';
import { contentParity } from './languages/content-parity.ts';
import { interfaceTexts } from './languages/interface-texts.ts';
import { headingParity, pageParity } from './languages/parity.ts';
import { unusedTexts } from './languages/unused-texts.ts';
import { noteClaims } from './notes/claims.ts';
import { emittedSamples } from './notes/emitted-samples.ts';
import exceptions from './notes/exceptions.json' with { type: 'json' };
import { unexplained } from './notes/unexplained.ts';
import { apiPage } from './packages/api-page.ts';
import { baseTheme } from './packages/base-theme.ts';
import { packageCircles } from './packages/circles.ts';
import { packageImports } from './packages/imports.ts';
import { importTimes } from './packages/times.ts';
import { toolchains } from './packages/toolchains.ts';
import { packageVersions, requirements } from './packages/versions.ts';
import { publishedAnchors } from './pages/anchors.ts';
import { wrongCallouts } from './pages/callouts.ts';
import { handTyped } from './pages/code-blocks.ts';
import { registeredComponents, unknownComponents } from './pages/components.ts';
import { fragments } from './pages/fragments.ts';
import { frontmatter } from './pages/frontmatter.ts';
import { headings } from './pages/headings.ts';
import { images } from './pages/images.ts';
import { leftMarks } from './pages/left-marks.ts';
import { pageLength } from './pages/length.ts';
import { deadEntries, deadLinks, linkTargets, linkTexts } from './pages/links.ts';
import { listPage } from './pages/lists.ts';
import { navigationParity, sidebar } from './pages/navigation.ts';
import { movedAddresses, printedLinks } from './pages/places.ts';
import { leftPrompts } from './pages/prompts.ts';
import anchors from './pages/published-anchors.json' with { type: 'json' };
import { questions } from './pages/questions.ts';
import { inChangedPages, wrongTags } from './pages/tags.ts';
import type { Project } from './project.ts';
import { kinds } from './samples/kinds.ts';
import { recorders, recordings } from './samples/recorders.ts';
import { records } from './samples/records.ts';
import { configurations, unusedSamples } from './samples/samples.ts';
import { pinnedActions } from './site/pinned-actions.ts';
import { roomSizes, totalSize } from './site/room-sizes.ts';
import { wrongFolder } from './site/site-folder.ts';
import { specification } from './site/specification.ts';

/** A check gets the repository and returns what is wrong. */
export type Check = (
  project: Project,
) => readonly Finding[] | Promise<readonly Finding[]>;

/**
 * Checks whose findings are notes, which do not fail the run: what has to be done, but not with each
 * change.
 */
export const notices: Readonly<Record<string, Check>> = {
  recorders: () => recorders(recordings(kinds)),
  roomSizes: ({ files }) => roomSizes(files),
};

/** Every other check by its name. The comment of its function says what it asks for. */
export const checks: Readonly<Record<string, Check>> = {
  frontmatter: ({ translated }) => frontmatter(translated),
  linkTargets: ({ pages }) => linkTargets(pages),
  deadLinks: ({ pages }) => deadLinks(pages, moved),
  linkTexts: ({ pages }) => linkTexts(pages),
  deadEntries: ({ pages, navigation }) => deadEntries(pages, navigation),
  headings: ({ pages }) => headings(pages),
  leftMarks: ({ pages }) => leftMarks(pages),
  wrongCallouts: ({ pages }) => wrongCallouts(pages),
  images: ({ pages, root }) => images(pages, (file) => existsSync(path.join(root, file))),
  handTyped: ({ pages }) => handTyped(pages),
  fragments: ({ pages }) => fragments(pages),
  unknownComponents: ({ files, pages }) =>
    unknownComponents(pages, registeredComponents(files)),
  wrongTags: ({ files, pages, root }) =>
    inChangedPages(root, files, pages, async (changed) => {
      // What expands them takes a second to load.
      const { blocks } = await import('../../blocks.ts');
      return wrongTags(changed, blocks);
    }),
  leftPrompts: ({ pages }) => leftPrompts(pages),
  pageLength: ({ pages }) => pageLength(pages),
  sidebar: ({ pages, navigation }) => sidebar(pages, navigation),
  movedAddresses: ({ pages }) => movedAddresses(moved, pages),
  publishedAnchors: ({ pages }) => publishedAnchors(pages, anchors, moved),
  questions: ({ files, pages }) => questions(files, pages),

  navigationParity: ({ navigation }) => navigationParity(navigation),
  pageParity: ({ pages }) => pageParity(pages),
  headingParity: ({ pages, states }) => headingParity(pages, states),
  contentParity: ({ pages, states }) => contentParity(pages, states),
  interfaceTexts: ({ files }) => interfaceTexts(files),
  unusedTexts: ({ files }) => unusedTexts(files),

  spacing: ({ files, chinese }) => spacing(chinese, textOf(files, '.autocorrectrc')),
  inlineSpacing: ({ translated }) => inlineSpacing(translated),
  brackets: ({ prose }) => brackets(prose),
  quotes: ({ prose }) => quotes(prose),
  italics: ({ translated }) => italics(translated),

  glossaryPage: ({ pages, terms }) => {
    const entries = terms.map(({ id, en, zh }) => ({ id, en: en.term, zh: zh.term }));
    return listPage({ route: glossaryRoute, tag: 'Definition', entries }, pages);
  },
  wrongTerms: ({ pages, terms }) => pages.flatMap((page) => termFindings(page, terms)),
  inconsistentTerms: ({ terms, texts }) => inconsistentTerms(terms, texts),

  optionPlaces: ({ facts, pages }) =>
    optionPlaces(Object.keys(facts.fields), places, pages),
  documentedOptions: ({ facts, pages }) =>
    documentedOptions(Object.keys(facts.fields), pages),
  optionPurposes: ({ facts, pages }) =>
    optionPurposes(Object.keys(facts.fields), places, pages, purposes),
  cliPage: ({ facts, pages }) => cliPage(facts, pages),
  cliDescriptions: ({ facts }) => cliDescriptions(facts, descriptions),
  errorIndex: ({ facts, files, pages }) =>
    errorIndex(facts.messages, recordedCodes(files), pages),
  printedLinks: ({ facts, pages }) => printedLinks(facts, pages, moved),
  apiPage: ({ facts, pages }) => apiPage(facts.exports, pages),

  packageVersions: ({ installed, pages }) => packageVersions(installed, pages),
  requirements: ({ installed, pages }) => requirements(installed, pages),
  counterparts: ({ pages }) => counterpartFindings(pages),
  toolchains: ({ files }) => toolchains(files),
  packageCircles: ({ files }) => packageCircles(files),
  packageImports: ({ files }) => packageImports(files),
  importTimes: ({ files }) => importTimes(files),
  baseTheme: ({ files }) => baseTheme(files),
  totalSize: ({ files }) => totalSize(files),
  specification: ({ files }) => specification(files),
  pinnedActions: ({ files }) => pinnedActions(files),
  wrongFolder: ({ files, root }) =>
    wrongFolder({
      // Nothing is listed for an archive that somebody unpacked in a repository.
      prefix: (git(root, 'ls-files', '--full-name', 'package.json') ?? '')
        .trim()
        .replace(/package\.json$/, ''),
      siteFolder,
      files,
    }),

  configurations: ({ files, root }) => configurations(root, files),
  records: () => records(kinds),
  unusedSamples: ({ files }) => unusedSamples(files),
  unexplained: ({ files }) =>
    unexplained(emittedSamples(files), notes, exceptions, (id) =>
      samples.edits(id).some((edit) => edit.of === 'record'),
    ),
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
