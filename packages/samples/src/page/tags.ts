/** One `<Sample … />` in the source of a page. */
export interface SampleTag {
  /** Line of the page, counted from 1, on which the tag begins. */
  readonly line: number;
  /** Line on which it ends; most tags have one line. */
  readonly endLine: number;
  /** Blanks before the tag, which everything put in its place needs too. */
  readonly indent: string;
  /** Attributes by name; an attribute without a value is `true`. */
  readonly attributes: ReadonlyMap<string, string | true>;
  /** What the tag holds that is no attribute; empty in a tag that is written correctly. */
  readonly rest: string;
  /** Whether the tag stands on lines of its own, as it must. */
  readonly alone: boolean;
}

const begin = /^(\s*)<Sample(?=[\s/]|$)/;
const amidst = /^[^`]*<Sample(?=[\s/]|$)/;
const fence = /^\s*(`{3,}|~{3,})/;

/** A comment of a page, which may say how a sample is to be shown; one in inline code begins behind a backtick. */
const comment = /(?<!`)\{\/\*[\s\S]*?\*\/\}/g;

/** Finds the samples of a page in the order in which they stand. Code fences and comments are passed over. */
export function findTags(source: string): SampleTag[] {
  const lines = source
    .replaceAll(comment, (text) => text.replaceAll(/./g, ' '))
    .split('\n');
  const tags: SampleTag[] = [];
  let open = '';
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const mark = fence.exec(line)?.[1];
    if (mark && (open === '' || (mark.startsWith(open) && line.trim() === mark))) {
      open = open === '' ? mark : '';
    }
    if (open !== '' || !amidst.test(line)) continue;
    const indent = begin.exec(line)?.[1];
    if (indent === undefined) {
      const stray = { attributes: new Map(), rest: line.trim(), alone: false };
      tags.push({ line: index + 1, endLine: index + 1, indent: '', ...stray });
      continue;
    }
    const start = index;
    while (!lines[index]?.includes('/>') && index < lines.length - 1) index++;
    const text = lines.slice(start, index + 1).join('\n');
    tags.push({
      line: start + 1,
      endLine: index + 1,
      indent,
      ...parse(text),
      alone: true,
    });
  }
  return tags;
}

function parse(tag: string): Pick<SampleTag, 'attributes' | 'rest'> {
  const attributes = new Map<string, string | true>();
  const inside = tag.replace(begin, '').replace(/\/>\s*$/, '');
  const rest = inside.replaceAll(
    /([A-Za-z][\w-]*)(?:="([^"]*)")?/g,
    (_all, name: string, value: string | undefined) => {
      attributes.set(name, value ?? true);
      return '';
    },
  );
  return { attributes, rest: rest.trim() };
}
