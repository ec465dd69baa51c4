import { readFileSync } from 'node:fs';
import { dataOf, listOf, objectOf, recordOf, textOf } from '@site/pages/data-files';
import type { Finding } from '@site/pages/findings';
import { origin } from '@site/settings';
import { parseStates, statesFile } from '@site/translations/states';
import { exportsOf } from './api/exports.ts';
import { apiPage } from './api-page.ts';
import { chineseChecks } from './chinese/all.ts';
import { commitDate } from './commit-date.ts';
import { decisions } from './decisions.ts';
import { explainChecks } from './explain/all.ts';
import { explorerRecords } from './explorer.ts';
import { factChecks } from './facts/all.ts';
import { fragments } from './fragments.ts';
import { frontmatter } from './frontmatter.ts';
import { glossaryChecks } from './glossary/all.ts';
import { handTyped } from './hand-typed.ts';
import { linkLabels } from './link-labels.ts';
import { links } from './links.ts';
import { migratedOptions, optionsOf } from './migrated-options.ts';
import { movedAddresses, movedName } from './moved.ts';
import { packageChecks } from './packages/all.ts';
import { parityChecks } from './parity/all.ts';
import { navigationFiles } from './parity/navigation-file.ts';
import { translations } from './parity/translations.ts';
import type { Check, Project } from './project.ts';
import { repository } from './repository.ts';
import { specifiedRoutes } from './routes/specified.ts';
import { sampleChecks } from './samples/all.ts';
import { securityText } from './security-text.ts';
import { sidebar } from './sidebar.ts';
import { misspellings, spelling } from './spelling.ts';
import { interfaceStrings } from './strings/strings.ts';
import { titlesAsKeys } from './strings/titles.ts';
import { unknownComponents } from './unknown-components.ts';
import { unpinnedInstalls } from './unpinned-installs.ts';
import { leftPrompts, stillToWrite } from './unwritten/prompts.ts';
import { unwritten } from './unwritten/unwritten.ts';

/** The declarations of what one can import from the installed Rslib. */
const apiTypes = 'node_modules/@rslib/core/dist-types/index.d.ts';

/** Every check by its name. A new one is a file of its own and a line here. */
export const checks: Readonly<Record<string, Check>> = {
  unreadable: ({ unreadable }) => unreadable,
  frontmatter: ({ pages }) => frontmatter(pages),
  links: ({ pages }) => links(pages),
  linkLabels: ({ pages }) => linkLabels(pages),
  handTyped: ({ pages }) => handTyped(pages),
  unpinnedInstalls: ({ pages }) => unpinnedInstalls(pages),
  unknownComponents: ({ pages }) => unknownComponents(pages),
  fragments: ({ pages }) => fragments(pages),
  sidebar: ({ files, pages }) => sidebar(pages, navigationFiles(files)),
  movedAddresses: ({ files, pages }) => movedAddresses(recordOf(files, movedName), pages),
  specifiedRoutes: ({ files, pages }) =>
    specifiedRoutes(pages, listOf(files, 'tools/checks/routes/specified.json')),
  unwritten: ({ pages, unwritten: routes }) => unwritten(pages, routes),
  leftPrompts: ({ pages, unwritten: routes }) => leftPrompts(pages, routes),
  ...parityChecks,
  ...chineseChecks,
  ...glossaryChecks,
  ...factChecks,
  ...packageChecks,
  ...sampleChecks,
  ...explainChecks,
  apiPage: ({ pages, root }) =>
    apiPage(exportsOf(readFileSync(`${root}/${apiTypes}`, 'utf8')), pages),
  migratedOptions: ({ files, pages }) =>
    migratedOptions(
      optionsOf(objectOf(files, 'tools/checks/migration/options.json')),
      pages,
    ),
  explorerRecords: ({ files, installed }) => explorerRecords(files, installed),
  interfaceStrings: ({ files }) =>
    interfaceStrings(
      textOf(files, 'theme/i18n.json'),
      recordOf(files, 'tools/checks/strings/same.json'),
    ),
  titlesAsKeys: ({ files, pages }) =>
    titlesAsKeys(textOf(files, 'theme/i18n.json'), pages),
  securityText: ({ files, root }) => securityText(files, origin, commitDate(root)),
  repository: ({ files }) => repository(files),
  decisions: ({ files }) => decisions(files),
  spelling: async ({ root }) => spelling(await misspellings(root), root),
};

/** Work that waits and breaks nothing: pages to write and translations to bring up to date. */
export function notesOn({ files, pages, unwritten: routes }: Project): Finding[] {
  const states = dataOf(files, statesFile, parseStates);
  return [...stillToWrite(pages, routes), ...translations(pages, states)];
}
