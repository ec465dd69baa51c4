import { callouts, withoutCallouts } from '@site/framework/callouts';
import { type Finding, findingsWith, suggestions } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import { visit } from 'unist-util-visit';

const unread = findingsWith(
  'The build leaves it as it is, so readers see the marks and a paragraph like any other.',
);

/**
 * Finds callouts that the framework leaves as text: of a kind that does not exist, not closed, or
 * closed without having been opened.
 */
export function wrongCallouts(pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ source }) => /:::|\[!/.test(source))
    .flatMap(({ file, tree }) => {
      const findings: Finding[] = [];
      visit(withoutCallouts(tree), 'text', ({ value, position }) => {
        for (const [index, text] of value.split('\n').entries()) {
          const found = mistakeIn(text);
          const line = (position?.start.line ?? 0) + index;
          if (found) findings.push(unread(file, found.what, line, found.todo));
        }
      });
      return findings;
    });
}

/** What is wrong in a line that no callout was made of. */
function mistakeIn(line: string): { what: string; todo: string } | undefined {
  const [, alert] = /^\s*\[!(\w+)\]/.exec(line) ?? [];
  const [mark, name = alert] = /^\s*:::\s*(\w+)?|\S\s*:::$/.exec(line) ?? [];
  if (mark === undefined && alert === undefined) return undefined;
  if (name === undefined)
    return {
      what: '“:::” closes no callout.',
      todo: 'Remove it, or write ::: and the kind in the line before the text: :::tip',
    };
  if (!callouts.includes(name.toLowerCase()))
    return {
      what: `There is no callout “${name}”.`,
      todo: `Write one of ${callouts.join(', ')}.${suggestions(name, callouts)}`,
    };
  return {
    what: `The callout “${name}” cannot be read: it has no end, or it is in the wrong place.`,
    todo: 'Write its kind in small letters, and ::: in a line of its own at its end, after an empty line.',
  };
}
