import { createHash } from 'node:crypto';
import type { Page, Pair } from '@site/mdx/page';
import { isRecord } from '@site/mdx/records';
import { SKIP, visit } from 'unist-util-visit';

/** Which English and Chinese texts of each page were confirmed to agree. */
export const statesFile = 'packages/translations/src/build/states.json';

/** The day of the confirmation, `2026-11-22`, and the digests of both languages on that day. */
export type PageState = readonly [date: string, en: string, zh: string];

/** The state of each page by its name below `docs/en`, `guide/start/index.mdx`. */
export type States = Readonly<Record<string, PageState>>;

/**
 * How a Chinese page relates to what was confirmed: `behind` if only English has changed;
 * `unconfirmed` if both have, or nobody has ever confirmed the page.
 */
export type Lag = 'behind' | 'unconfirmed';

/** How far a Chinese page is behind the English one; `undefined` if it is not. */
export function lagOf({ en, zh }: Pair, state: PageState | undefined): Lag | undefined {
  if (!state) return 'unconfirmed';
  const [, confirmedEn, confirmedZh] = state;
  if (confirmedEn === digestOf(en)) return undefined;
  return confirmedZh === digestOf(zh) ? 'behind' : 'unconfirmed';
}

/** What is recorded when somebody confirms on the day `date` that both languages agree. */
export function stateOf({ en, zh }: Pair, date: string): PageState {
  return [date, digestOf(en), digestOf(zh)];
}

/**
 * A digest of what a page says: title, description, words and code. White space, bullets, bold
 * type, comments and tags make no difference; a changed letter does, since only a reader can tell a
 * typing mistake from a change of meaning. Of a Chinese page it is the prose alone, because
 * headings and code change together with the English page, before its prose is translated.
 */
function digestOf({ frontmatter, language, tree }: Page): string {
  const parts = ['title', 'titleSuffix', 'description'].map((key) => frontmatter[key]);
  visit(tree, (node) => {
    if (language === 'zh' && (node.type === 'heading' || node.type === 'code'))
      return SKIP;
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      parts.push(node.value);
    return undefined;
  });
  const text = parts.join('').replace(/\s+/g, '');
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** Parses `states.json`. Throws if it is not what `serializeStates` writes. */
export function parseStates(json: string): States {
  const value: unknown = JSON.parse(json);
  if (!isRecord(value)) throw new Error('It is no object.');
  return Object.fromEntries(
    Object.entries(value).map(([name, state]): [string, PageState] => {
      const [date, en, zh]: unknown[] = Array.isArray(state) ? state : [];
      if (typeof date === 'string' && typeof en === 'string' && typeof zh === 'string')
        return [name, [date, en, zh]];
      throw new Error(`“${name}” needs a day and two digests.`);
    }),
  );
}

/** The content of `states.json`: one line for each page, sorted by name. */
export function serializeStates(states: States): string {
  const lines = Object.entries(states)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, state]) => `  "${name}": [${state.map((one) => `"${one}"`).join(', ')}]`,
    );
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
