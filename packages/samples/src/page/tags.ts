/** A `<Sample … />` in the source of a page. */
export interface SampleTag {
  /** First and last line of the tag, counted from 1. */
  readonly line: number;
  readonly endLine: number;
  /** White space before the tag, which its replacement needs too. */
  readonly indent: string;
  /** Attributes by name; an attribute without a value is `true`. */
  readonly attributes: ReadonlyMap<string, string | true>;
  /** Text in the tag that is not an attribute; empty in a correct tag. */
  readonly rest: string;
  /** Whether the tag is on lines of its own, as it must be. */
  readonly alone: boolean;
}

const tagStart = /^(\s*)<Sample(?=[\s/]|$)/;
const tagInText = /^[^`]*<Sample(?=[\s/]|$)/;

/** An MDX comment, except in inline code. */
const comment = /(?<!`)\{\/\*[\s\S]*?\*\/\}/g;

/**
 * Finds the samples of a page in their order, ignoring code fences and comments. Without the parser
 * of `@site/pages/tags`, which takes 30 ms a page in each of three compilations.
 */
export function findSampleTags(source: string): SampleTag[] {
  const lines = source
    .replaceAll(comment, (text) => text.replaceAll(/./g, ' '))
    .split('\n');
  const inFence = fenceTracker();
  const tags: SampleTag[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (inFence(line) || !tagInText.test(line)) continue;
    const start = index;
    const indent = tagStart.exec(line)?.[1];
    if (indent === undefined) {
      const misplaced = { attributes: new Map(), rest: line.trim(), alone: false };
      tags.push({ line: start + 1, endLine: start + 1, indent: '', ...misplaced });
      continue;
    }
    while (!lines[index]?.includes('/>') && index < lines.length - 1) index++;
    const text = lines.slice(start, index + 1).join('\n');
    const parsed = { ...parseTag(text), alone: true };
    tags.push({ line: start + 1, endLine: index + 1, indent, ...parsed });
  }
  return tags;
}

/** Returns a function that says for each line of a page, in order, whether it is in a fence. */
export function fenceTracker(): (line: string) => boolean {
  let open = '';
  return (line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (!mark) return open !== '';
    if (open === '') open = mark;
    else if (mark.startsWith(open) && line.trim() === mark) open = '';
    return true;
  };
}

function parseTag(tag: string): Pick<SampleTag, 'attributes' | 'rest'> {
  const attributes = new Map<string, string | true>();
  const content = tag.replace(tagStart, '').replace(/\/>\s*$/, '');
  const rest = content.replaceAll(
    /([A-Za-z][\w-]*)(?:="([^"]*)")?/g,
    (_all, name: string, value: string | undefined) => {
      attributes.set(name, value ?? true);
      return '';
    },
  );
  return { attributes, rest: rest.trim() };
}
