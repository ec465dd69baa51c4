import { readFileSync } from 'node:fs';
import { findSnapshot } from '@site/explorer/browser/data';
import { parseKey } from '@site/explorer/browser/states';
import { readRecord } from '@site/explorer/record';
import { fenceOf, languageOfFile, titled } from '@site/pages/fence';
import type { Language } from '@site/pages/language';
import { repository } from '@site/pages/repository';
import { findTagsOf, replaceTags } from '@site/pages/tags';
import conformance from '../conformance/conformance.json' with { type: 'json' };
import { isTextSample } from '../conformance/samples.ts';

/** What the page shows before anything runs. */
const example = 'utility';

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
      ...{ snapshot, sources: record.sources, versions: versions() },
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

/** The ids of samples that the playground builds as recorded and that consist of text. */
export function playableSamples(): string[] {
  return conformance.equal.filter(isTextSample);
}

const playable = new Set(conformance.equal);

/** The address that opens a sample; undefined if it is not built there as recorded. */
export function playgroundLink(id: string, language: Language): string | undefined {
  if (!playable.has(id) || !isTextSample(id)) return undefined;
  return `${language === 'zh' ? '/zh' : ''}/playground/#sample=${id}`;
}

function versions(): Record<string, string> {
  const entries = needed.map((name): [string, string] => {
    const file = `${repository}/node_modules/${name}/package.json`;
    return [name, JSON.parse(readFileSync(file, 'utf8')).version];
  });
  return Object.fromEntries(entries);
}

function fileBlock(path: string, text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  return [...fenceOf(languageOfFile(path), titled(path), lines), ''];
}
