import {
  descriptionsName,
  parseDescriptions,
  parseFormatRestrictions,
} from '@site/facts/reviewed-data';
import { dataOf, objectOf, recordOf } from '@site/pages/data-files';
import type { TextFile } from '@site/pages/repository';
import type { Check } from '../project.ts';
import { cliPage } from './cli.ts';
import { cliDescriptions } from './descriptions.ts';
import { formatEvidence } from './formats.ts';
import { printedLinks } from './links.ts';
import { documentedOptions } from './options.ts';
import { optionPlaces } from './places.ts';
import { projectValues } from './project.ts';
import { optionPurposes } from './purposes.ts';
import { factVersions } from './versions.ts';

/**
 * Checks that compare the pages and the reviewed tables with facts.json. Whether that file says
 * what the installed tool says takes longer to find out, and is a test of its own.
 */
export const factChecks: Readonly<Record<string, Check>> = {
  factVersions: ({ facts, installed }) => factVersions(facts, installed),
  optionPlaces: ({ facts, files, pages, unwritten }) =>
    optionPlaces(Object.keys(facts.fields), placesIn(files), pages, unwritten),
  optionPurposes: ({ facts, files, pages, unwritten }) =>
    optionPurposes(
      Object.keys(facts.fields),
      placesIn(files),
      pages,
      unwritten,
      objectOf(files, 'theme/overview/data/purposes.json'),
    ),
  documentedOptions: ({ facts, pages }) =>
    documentedOptions(Object.keys(facts.fields), pages),
  cliDescriptions: ({ facts, files }) =>
    cliDescriptions(facts, dataOf(files, descriptionsName, parseDescriptions)),
  cliPage: ({ facts, pages, unwritten }) => cliPage(facts, pages, unwritten),
  formatEvidence: ({ facts, files }) =>
    formatEvidence(
      dataOf(
        files,
        'packages/facts/src/read/reviewed/formats.json',
        parseFormatRestrictions,
      ),
      facts,
    ),
  projectValues: ({ facts, files }) =>
    projectValues(tableOf(files, 'packages/facts/src/read/reviewed/project.json'), facts),
  printedLinks: ({ facts, files, pages, unwritten }) =>
    printedLinks(
      facts,
      pages,
      unwritten,
      tableOf(files, 'packages/facts/src/read/links.json'),
    ),
};

function placesIn(files: readonly TextFile[]): Record<string, string> {
  return tableOf(files, 'packages/facts/src/read/places.json');
}

/** A reviewed table without the notes in it. */
function tableOf(files: readonly TextFile[], name: string): Record<string, string> {
  const entries = Object.entries(recordOf(files, name));
  return Object.fromEntries(entries.filter(([key]) => !key.startsWith('$')));
}
