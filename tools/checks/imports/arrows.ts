import type { Finding } from '../../findings/finding.ts';
import type { Import } from './read.ts';

interface Rule {
  /** What may not import … */
  readonly from: RegExp;
  /** … what. */
  readonly to: RegExp;
  /** Whether types may be imported all the same. */
  readonly types?: boolean;
  readonly why: string;
  readonly todo: string;
}

/** Data of the theme that tools read too: JSON, and modules in a folder `data`. */
const themeCode = /^theme\/(?!.*(?:\/data\/|\.json$))/;

const rules: readonly Rule[] = [
  {
    from: /^theme\//,
    to: /^(?:tools|tests)\//,
    why: 'The theme runs at the reader, where there is no disk, no Node.js and no need for build code.',
    todo: 'Put what both need into a folder `data` of the theme, or let a plugin in tools/rspress hand it to the page.',
  },
  {
    from: /^tools\//,
    to: /^tests\//,
    why: 'Tests look at the tools from outside and may change or go without them.',
    todo: 'Move what both need to tools, and let the tests import it from there.',
  },
  {
    from: /^tools\//,
    to: themeCode,
    why: 'Components and hooks are made for a browser, and whoever changes one does not think of the build.',
    todo: 'Move what both need, without what shows it, into a folder `data` of the theme.',
  },
  {
    from: /^theme\/.*\/data\//,
    to: themeCode,
    types: true,
    why: 'Tools import this folder, and with it all that it imports.',
    todo: 'Let the component import the data and not the other way round; types alone may be imported.',
  },
];

/** What breaks a rule on purpose. */
const allowed = [
  // Measures the engine that readers have, with the queries of the tests, and waits for pages as they do.
  { from: /^tools\/search\//, to: /^(?:theme\/search\/engine|tests)\// },
];

/** Finds imports against the arrows of the house: the theme knows no tools, tools know data of the theme alone, and neither knows the tests. */
export function arrows(imports: readonly Import[]): Finding[] {
  return imports.flatMap(({ from, to, line, type }) => {
    const broken = rules.find(
      (rule) => rule.from.test(from) && rule.to.test(to) && !(type && rule.types),
    );
    const excused = allowed.some((one) => one.from.test(from) && one.to.test(to));
    if (!broken || excused) return [];
    const { why, todo } = broken;
    return [{ file: from, line, what: `It imports ${to}.`, why, todo }];
  });
}
