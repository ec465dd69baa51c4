import path from 'node:path';
import type { Finding } from '../../findings/finding.ts';
import { languageOf } from '../../pages/language.ts';
import { findTagsOf, type PageTag } from '../../pages/tags.ts';
import { repository } from '../../repository/root.ts';
import { markdownOf } from './markdown.ts';
import { type Shown, shownBy } from './shown.ts';
import { ExplorerError } from './wrong.ts';

/**
 * Gives every `<Explorer state="…" />` of a page what is on record of its state, as attributes `snapshot` and
 * `sources`, and imports the component, so that only such pages carry it. For the Markdown edition (`plain`) the
 * state is written as Markdown instead. `file` is the page's absolute path. Throws an `ExplorerError` that names
 * every mistake on the page.
 */
export function expandExplorer(source: string, file: string, plain: boolean): string {
  const page = path.relative(repository, file).replaceAll('\\', '/');
  const lines = source.split('\n');
  const findings: Finding[] = [];
  const tags = findTagsOf(source, ['Explorer']);
  // From the last to the first, so that the line numbers of the others stay true.
  for (const tag of [...tags].reverse()) {
    try {
      const shown = shownBy(tag);
      const text = plain
        ? markdownOf(shown, tag.attributes.get('kind') === 'home', languageOf(page))
        : [elementOf(tag, shown)];
      lines.splice(tag.line - 1, tag.endLine - tag.line + 1, ...text);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      findings.unshift({ file: page, line: tag.line, what, why, todo });
    }
  }
  if (findings.length > 0) throw new ExplorerError(findings);
  if (tags.length === 0 || plain) return lines.join('\n');
  return withImport(lines).join('\n');
}

const why =
  'A page shows a state of the explorer as it came out, before any script runs.';
const todo =
  'Write <Explorer state="utility.cjs" /> on a line of its own, with a state that the address of the explorer shows.';

function elementOf(tag: PageTag<'Explorer'>, { snapshot, sources }: Shown): string {
  const given = [...tag.attributes].map(([name, value]) =>
    value === true ? name : `${name}=${JSON.stringify(value)}`,
  );
  const data = { snapshot, sources };
  const more = Object.entries(data).map(([name, value]) => `${name}={${literal(value)}}`);
  return `${tag.indent}<Explorer ${[...given, ...more].join(' ')} />`;
}

/** A value as an expression on one line. */
function literal(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** At the end, where it changes the number of no line; imports hold for the whole page. */
function withImport(lines: readonly string[]): string[] {
  const component = path.join(repository, 'theme/explorer/Explorer.tsx');
  return [...lines, '', `import Explorer from ${JSON.stringify(component)};`, ''];
}
