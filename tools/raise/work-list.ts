import { cliRoute } from '../checks/facts/cli.ts';
import type { Change } from '../facts/compare.ts';
import { hole } from '../facts/model.ts';
import { type Places, placeOf } from '../facts/place.ts';
import { reportOf } from '../facts/report.ts';
import type { Page } from '../pages/page.ts';
import { findTags } from '../rspress/samples/tags.ts';
import type { ChangedSample } from './changed-samples.ts';

/** Everything that a new version changed. */
export interface Raised {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
  readonly samples: readonly ChangedSample[];
  /** Whether all packages of the exports advisor still do what they promise. */
  readonly proved: boolean;
  /** Inputs of the output explorer whose records changed; undefined where they could not be built as a reader builds them. */
  readonly explorer: readonly string[] | undefined;
}

const proofs =
  'All packages of the exports advisor do what they promise; the diff of docs/advisor says what ' +
  'came out otherwise.';

const noProofs =
  'Packages of the exports advisor no longer do what they promise, as told above: correct ' +
  'theme/advisor/data, then run "npm run advisor".';

/**
 * The work list for whoever updates the pages: what the tool says otherwise, with the place where
 * it is documented, and the samples whose recorded output changed, with the pages that show them.
 */
export function workList(
  { from, to, changes, samples, proved, explorer }: Raised,
  places: Places,
  pages: readonly Pick<Page, 'file' | 'language' | 'source'>[],
): string {
  const facts = reportOf(changes, (change) => placeFor(change, places, pages));
  const lines = samples.flatMap(({ id, files }) => [
    `  ~ ${id}: ${files.join(', ')}`,
    ...showing(id, pages).map((file) => `      shown on ${file}`),
  ]);
  const parts = [
    `From ${from} to ${to}`,
    facts || 'The tool says the same of its options, flags, messages and links.',
    samples.length > 0
      ? [`Samples with another output (${samples.length})`, ...lines].join('\n')
      : 'All samples come out as before, but for the version they print.',
    proved ? proofs : noProofs,
    explored(explorer),
    'What to do now:',
  ];
  const todo = [
    '  1. Read the diff of docs/samples, docs/explorer and tools/facts/facts.json: this is what readers will see.',
    '  2. Change the pages named above, in both languages.',
    '  3. Run "npm run check" and "npm test" until both are content.',
  ];
  return `${parts.join('\n\n')}\n${todo.join('\n')}`;
}

function explored(inputs: Raised['explorer']): string {
  if (!inputs)
    return (
      'The output explorer could not be built, or comes out otherwise than from the command line, as told above. ' +
      'Until tools/explorer builds it, docs/explorer must not be published; then run "npm run explorer".'
    );
  return inputs.length > 0
    ? `Inputs of the output explorer with another output: ${inputs.join(', ')}`
    : 'The output explorer shows what it showed.';
}

function placeFor(
  { kind, name }: Change,
  places: Places,
  pages: readonly Pick<Page, 'file' | 'source'>[],
): string | undefined {
  if (kind === 'option') {
    const place = placeOf(name, places);
    return place && [place.route, place.anchor].filter(Boolean).join('#');
  }
  if (kind === 'flag') return cliRoute;
  if (kind !== 'message') return undefined;
  const holding = pages.filter(({ source }) => quotes(source, name));
  return holding.map(({ file }) => file).join(', ') || undefined;
}

/** Whether a page holds the longest piece of a message that is not filled in at run time. */
function quotes(source: string, message: string): boolean {
  const pieces = message.replace(/^\w+: /, '').split(hole);
  const [longest = ''] = pieces
    .map((one) => one.trim())
    .sort((a, b) => b.length - a.length);
  return longest.length > 11 && source.includes(longest);
}

function showing(id: string, pages: readonly Pick<Page, 'file' | 'source'>[]): string[] {
  const shows = (source: string) =>
    findTags(source).some(
      ({ attributes }) => attributes.get('id') === id || attributes.get('diff') === id,
    );
  return pages.filter(({ source }) => shows(source)).map(({ file }) => file);
}
