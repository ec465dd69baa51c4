import { type Finding, nearest } from '@site/pages/findings';
import type { Page } from '@site/pages/page';

/**
 * Finds pages about options that the tool does not have: cards, and headings on pages below
 * /config/ that are written like the name of an option. `names` are the options of the tool.
 */
export function documentedOptions(
  names: readonly string[],
  pages: readonly Page[],
): Finding[] {
  const known = new Set(names);
  // `lib.dts.bundle` is `dts.bundle` on the page of lib.dts.
  const short = new Set(names.map((name) => name.replace(/^lib\./, '')));
  const tops = new Set(names.map((name) => name.split('.')[0]));
  for (const name of short) tops.add(name.split('.')[0]);
  return pages.flatMap((page) => [
    ...page.components.flatMap(({ name, tag, line }) => {
      const option = /\bname="([^"]*)"/.exec(tag)?.[1] ?? '';
      return name === 'Option' && !known.has(option)
        ? [gone(page.file, line, option, names)]
        : [];
    }),
    ...page.headings.flatMap(({ text, line }) => {
      if (!page.route?.startsWith('/config/') || !isName(text, tops)) return [];
      return known.has(text) || short.has(text)
        ? []
        : [gone(page.file, line, text, names)];
    }),
  ]);
}

/** Whether a heading is nothing but the path of an option: `lib.format`, `dts.bundle`. */
function isName(text: string, tops: ReadonlySet<string | undefined>): boolean {
  return /^[a-zA-Z]+(\.[\w$]+|\['[^']+'\])+$/.test(text) && tops.has(text.split('.')[0]);
}

function gone(
  file: string,
  line: number,
  name: string,
  names: readonly string[],
): Finding {
  return {
    file,
    line,
    what: `The page documents “${name}”, which the installed tool does not have.`,
    why: 'The tool ignores options that it does not know without a word.',
    todo: `Nearest: ${nearest(name, names).join(', ')}. If it is gone, take it out in both languages.`,
  };
}
