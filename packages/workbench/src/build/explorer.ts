import { isMarkdownEdition } from '@site/framework';
import type { Block } from '@site/mdx/blocks';
import { fileBlock } from '@site/mdx/fence';
import { FindingsError } from '@site/mdx/findings';
import { type Language, languageOf } from '@site/mdx/language';
import { pathInRepository } from '@site/mdx/repository';
import type { PageTag } from '@site/mdx/tags';
import { labelsFor } from '@site/samples/build/results';
import { sizesTable } from '@site/samples/build/sizes';
import { findSnapshot, type Snapshot, type SourceFile } from '../format/data.ts';
import { explorerFolder, readStates } from '../format/records.ts';
import { combinations, keyOf, parseKey, statesOf } from '../format/states.ts';
import { inputs, type State, type Toggle, toggleNames } from '../format/toggles.ts';
import { expandTags } from './expandTags.ts';

/** What a page shows of the explorer before the reader changes anything. */
interface Recorded {
  readonly snapshot: Snapshot;
  readonly sources: readonly SourceFile[];
}

/**
 * `<Explorer state="…" />`: the recorded build of a state. Throws where a record cannot be read, and
 * the build fails where a page names a state that does not exist.
 */
export const explorerBlock: Block = {
  tag: 'Explorer',
  folder: 'packages/workbench/src/browser/parts',
  ownStyles: 'explorer',
  expand(context) {
    for (const input of inputs) context.addDependency(`${explorerFolder}/${input}.json`);
    const plain = isMarkdownEdition(context);
    return expandExplorer(context.code, context.resourcePath, plain);
  },
};

/**
 * Gives every `<Explorer state="…" />` of a page the recorded build of its state as attributes. For the
 * Markdown edition (`plain`) the state is written as Markdown instead. `file` is the page's absolute
 * path. Throws a `FindingsError` that lists every mistake on the page.
 */
export function expandExplorer(source: string, file: string, plain: boolean): string {
  const page = pathInRepository(file);
  return expandTags(source, 'Explorer', plain, (tag) => {
    const recorded = recordedFor(tag, page);
    const written = Object.fromEntries(tag.attributes);
    if (plain) return markdownOf(recorded, written.kind === 'home', languageOf(page));
    return { ...written, ...recorded };
  });
}

function recordedFor(tag: PageTag<'Explorer'>, file: string): Recorded {
  try {
    const key = tag.attributes.get('state');
    if (!tag.alone)
      throw new Error('<Explorer> has text beside it, or something inside it.');
    if (typeof key !== 'string') throw new Error('<Explorer> has no state.');
    const state = parseKey(key);
    assertRecorded(tag, state);
    const recorded = readStates(state.input);
    return { snapshot: findSnapshot(recorded, state), sources: recorded.sources };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const why = 'A page shows the recorded build of a state before any script runs.';
    const todo = what.includes('npm run explorer')
      ? 'Restore or renew the record; the page needs no change.'
      : 'Write <Explorer state="utility.cjs" fixed="format" /> on a line of its own. What is ' +
        'recorded is in src/format/toggles.ts of packages/workbench.';
    throw new FindingsError([{ file, line: tag.line, what, why, todo }]);
  }
}

/** Throws for toggles that lead to a state which is not recorded. */
function assertRecorded(tag: PageTag<'Explorer'>, state: State): void {
  const words = String(tag.attributes.get('fixed') ?? '')
    .split(' ')
    .filter(Boolean);
  const toggles = words.map((word): Toggle => {
    const toggle = toggleNames.find((name) => name === word);
    if (toggle) return toggle;
    throw new Error(`“${word}” is not a toggle; there are ${toggleNames.join(', ')}.`);
  });
  const recorded = new Set(statesOf(state.input).map(keyOf));
  const missing = combinations(state, toggles)
    .map(keyOf)
    .find((key) => !recorded.has(key));
  if (missing)
    throw new Error(`The toggles lead to “${missing}”, which is not recorded.`);
}

/**
 * A state as lines of Markdown: configuration, sizes and the first emitted file. The home page shows
 * a source file and all that it is built to.
 */
function markdownOf(
  { snapshot, sources }: Recorded,
  home: boolean,
  language: Language,
): string[] {
  const source = sources.find(({ path }) => path.startsWith('src/'));
  const [first = [], ...others] = snapshot.files.map(({ path, text }) =>
    fileBlock(path, text),
  );
  if (home) {
    const shown = source ? fileBlock(source.path, source.text) : [];
    return [...shown, ...first, ...others.flat()];
  }
  return [
    ...fileBlock('rslib.config.ts', snapshot.config),
    ...sizesTable(snapshot.files, labelsFor(language)),
    '',
    ...first,
  ];
}
