import { findSnapshot } from '@site/explorer/browser/data';
import { parseKey } from '@site/explorer/browser/states';
import { readRecord } from '@site/explorer/record';
import { fileBlock } from '@site/pages/fence';
import type { Language } from '@site/pages/language';
import { findTagsOf, jsonAttributes, replaceTags } from '@site/pages/tags';
import { installedVersion } from '@site/samples/build/run';
import conformance from '../conformance/conformance.json' with { type: 'json' };
import { textsOf } from '../conformance/samples.ts';

/** What a downloaded package may need. */
const needed = '@rslib/core typescript react @types/react @rsbuild/plugin-react'.split(
  ' ',
);

/**
 * Gives `<Playground />` its recorded example as attributes and imports the component. The Markdown
 * edition (`plain`) has the configuration and the first emitted file instead.
 */
export function expandPlayground(source: string, plain: boolean): string {
  const tags = findTagsOf(source, ['Playground']);
  const state = parseKey('dependencies');
  const record = readRecord(state.input);
  const snapshot = findSnapshot(record, state);
  const { equal, different } = conformance;
  const props = {
    snapshot,
    sources: record.sources,
    versions: Object.fromEntries(needed.map((name) => [name, installedVersion(name)])),
    equal: equal.length,
    tried: equal.length + Object.keys(different).length,
  };
  const config = { path: 'rslib.config.ts', text: snapshot.config };
  const files = [config, ...snapshot.files.slice(0, 1)];
  const expanded = replaceTags(source, tags, () =>
    plain
      ? files.flatMap(({ path, text }) => fileBlock(path, text))
      : [`<Playground ${jsonAttributes(props)} />`],
  );
  if (tags.length === 0 || plain) return expanded;
  // At the end, so that no line number changes.
  return `${expanded}\n\nimport Playground from '@site/playground/browser/Playground';\n`;
}

/** The address that opens a sample; undefined if it cannot be opened. */
export function playgroundLink(id: string, language: Language): string | undefined {
  if (!conformance.equal.includes(id) || !textsOf(id)) return undefined;
  return `${language === 'zh' ? '/zh' : ''}/playground/#sample=${id}`;
}
