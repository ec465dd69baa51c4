import { findSnapshot } from '@site/explorer/browser/data';
import { parseKey } from '@site/explorer/browser/states';
import { readRecord } from '@site/explorer/record';
import { fenceOf, languageOfFile, titled } from '@site/pages/fence';
import type { Language } from '@site/pages/language';
import { findTagsOf, replaceTags } from '@site/pages/tags';
import { installedVersion } from '@site/samples/build/run';
import conformance from '../conformance/conformance.json' with { type: 'json' };
import { textsOf } from '../conformance/samples.ts';

/** What the page shows before anything runs. */
const example = 'dependencies';

/** What a downloaded package may need. */
const needed = [
  '@rslib/core',
  'typescript',
  'react',
  '@types/react',
  '@rsbuild/plugin-react',
];

/**
 * Gives `<Playground />` its recorded example as attributes and imports the component. The Markdown
 * edition (`plain`) has the configuration and the first emitted file instead.
 */
export function expandPlayground(source: string, plain: boolean): string {
  const tags = findTagsOf(source, ['Playground']);
  const state = parseKey(example);
  const record = readRecord(state.input);
  const snapshot = findSnapshot(record, state);
  const expanded = replaceTags(source, tags, () => {
    if (plain) {
      const [first] = snapshot.files;
      return [
        ...fileBlock('rslib.config.ts', snapshot.config),
        ...(first ? fileBlock(first.path, first.text) : []),
      ];
    }
    const props = {
      snapshot,
      sources: record.sources,
      versions: Object.fromEntries(needed.map((name) => [name, installedVersion(name)])),
      equal: conformance.equal.length,
      tried: conformance.equal.length + Object.keys(conformance.different).length,
    };
    const attributes = Object.entries(props).map(
      ([name, value]) => `${name}={JSON.parse(${JSON.stringify(JSON.stringify(value))})}`,
    );
    return [`<Playground ${attributes.join(' ')} />`];
  });
  if (tags.length === 0 || plain) return expanded;
  // At the end, so that no line number changes.
  return `${expanded}\n\nimport Playground from '@site/playground/browser/Playground';\n`;
}

const equal = new Set(conformance.equal);
const known = new Map<string, ReturnType<typeof textsOf>>();

/**
 * The texts of a sample by path, read once; undefined if the playground does not build it as recorded
 * or it has a file that is no text.
 */
function playableTexts(id: string) {
  if (equal.has(id) && !known.has(id)) known.set(id, textsOf(id));
  return known.get(id);
}

/** The samples that can be opened, with their texts by path. */
export function playableSamples() {
  return conformance.equal.flatMap((id) => {
    const texts = playableTexts(id);
    return texts ? [{ id, texts }] : [];
  });
}

/** The address that opens a sample; undefined if it cannot be opened. */
export function playgroundLink(id: string, language: Language): string | undefined {
  if (!playableTexts(id)) return undefined;
  return `${language === 'zh' ? '/zh' : ''}/playground/#sample=${id}`;
}

function fileBlock(path: string, text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  return [...fenceOf(languageOfFile(path), titled(path), lines), ''];
}
