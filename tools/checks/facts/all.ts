import { parseApplies } from '../../facts/applies.ts';
import { descriptionsName, parseDescriptions } from '../../facts/descriptions.ts';
import { parseFacts } from '../../facts/json.ts';
import { factsName } from '../../facts/places.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Page } from '../../pages/page.ts';
import { dataOf, objectOf, recordOf } from '../../repository/contents.ts';
import type { TextFile } from '../../repository/text-file.ts';
import type { Installed } from '../packages/installed.ts';
import { cliPage } from './cli.ts';
import { cliDescriptions } from './descriptions.ts';
import { formatEvidence } from './formats.ts';
import { printedLinks } from './links.ts';
import { optionPlaces } from './places.ts';
import { projectValues } from './project.ts';
import { optionPurposes } from './purposes.ts';
import { factVersions } from './versions.ts';

/**
 * Runs every check that compares the pages and the reviewed tables with facts.json. Whether that
 * file says what the installed tool says takes longer to find out, and is a test of its own.
 * `unwritten` are the addresses of pages still to be written.
 */
export function factChecks(
  files: readonly TextFile[],
  pages: readonly Page[],
  installed: Installed,
  unwritten: readonly string[],
): readonly Finding[][] {
  const facts = dataOf(files, factsName, parseFacts);
  const names = Object.keys(facts.fields);
  const places = tableOf(files, 'tools/facts/places.json');
  const descriptions = dataOf(files, descriptionsName, parseDescriptions);
  const applies = dataOf(files, 'tools/facts/reviewed/formats.json', parseApplies);
  return [
    factVersions(facts, installed),
    optionPlaces(names, places, pages, unwritten),
    optionPurposes(
      names,
      places,
      pages,
      unwritten,
      objectOf(files, 'theme/overview/data/purposes.json'),
    ),
    cliDescriptions(facts, descriptions),
    formatEvidence(applies, facts),
    projectValues(tableOf(files, 'tools/facts/reviewed/project.json'), facts),
    printedLinks(facts, pages, unwritten, tableOf(files, 'tools/facts/links.json')),
  ];
}

/** A reviewed table without the notes in it. */
/** The names of all options of the installed tool. */
export function optionNames(files: readonly TextFile[]): string[] {
  return Object.keys(dataOf(files, factsName, parseFacts).fields);
}

/** Compares the page about the command line with the commands of the installed tool. */
export function cliChecks(
  files: readonly TextFile[],
  pages: readonly Page[],
  unwritten: readonly string[],
): Finding[] {
  return cliPage(dataOf(files, factsName, parseFacts), pages, unwritten);
}

function tableOf(files: readonly TextFile[], name: string): Record<string, string> {
  const entries = Object.entries(recordOf(files, name));
  return Object.fromEntries(entries.filter(([key]) => !key.startsWith('$')));
}
