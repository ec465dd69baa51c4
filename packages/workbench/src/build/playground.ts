import { isMarkdownEdition } from '@site/framework';
import type { Block } from '@site/mdx/blocks';
import { fileBlock } from '@site/mdx/fence';
import type { Language } from '@site/mdx/language';
import { installedVersion } from '@site/samples/format/installed';
import conformance from '../format/conformance.json' with { type: 'json' };
import { findSnapshot } from '../format/data.ts';
import { readStates } from '../format/records.ts';
import { textsOf } from '../format/samples.ts';
import { parseKey } from '../format/states.ts';
import { expandTags } from './expandTags.ts';

/** `<Playground />`, with a recorded build. */
export const playgroundBlock: Block = {
  tag: 'Playground',
  folder: 'packages/workbench/src/browser/playground',
  ownStyles: true,
  expand: (context) => expandPlayground(context.code, isMarkdownEdition(context)),
};

/** What a downloaded package may need of what the engine has. */
const needs = [
  '@microsoft/api-extractor',
  '@rsbuild/plugin-less',
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-sass',
  '@rslib/core',
  '@swc/helpers',
  '@types/react',
  'clsx',
  'react',
  'typescript',
];

/**
 * Gives `<Playground />` its recorded example as attributes. The Markdown edition (`plain`) has the
 * configuration and the first emitted file instead.
 */
function expandPlayground(source: string, plain: boolean): string {
  const state = parseKey('dependencies');
  const { sources, ...recorded } = readStates(state.input);
  const snapshot = findSnapshot(recorded, state);
  const config = { path: 'rslib.config.ts', text: snapshot.config };
  const files = [config, ...snapshot.files.slice(0, 1)];
  const { equal, different } = conformance;
  return expandTags(source, 'Playground', plain, () =>
    plain
      ? files.flatMap(({ path, text }) => fileBlock(path, text))
      : {
          snapshot,
          sources,
          versions: Object.fromEntries(
            needs.map((name) => [name, installedVersion(name)]),
          ),
          equal: equal.length,
          tried: equal.length + Object.keys(different).length,
        },
  );
}

/** The address that opens a sample; undefined if it cannot be opened. */
export function playgroundLink(id: string, language: Language): string | undefined {
  if (!conformance.equal.includes(id) || !textsOf(id)) return undefined;
  return `${language === 'zh' ? '/zh' : ''}/playground/#sample=${id}`;
}
