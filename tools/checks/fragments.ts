import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { collectFragments, type Fragment } from './fragments/collect.ts';
import { compile, readConfig } from './fragments/compile.ts';
import type { Complaint } from './fragments/complaint.ts';
import { complainAboutJson } from './fragments/json.ts';

/**
 * Checks the fragments of code in pages: those of a configuration and other TypeScript are compiled
 * against the installed packages, each inside what it is a part of, all in one run; those of JSON
 * files are parsed, and TypeScript is asked about the options of a tsconfig.json. Throws when
 * TypeScript cannot be run.
 */
export async function fragments(pages: readonly Page[]): Promise<Finding[]> {
  const collected = collectFragments(pages);
  const scripts = new Map<string, Fragment>();
  const found: [Fragment, Complaint][] = [];
  for (const [index, fragment] of collected.fragments.entries()) {
    if (fragment.language !== 'json') {
      scripts.set(`fragment-${index}.${fragment.language}`, fragment);
      continue;
    }
    const text = wrapped(fragment);
    const wrong = complainAboutJson(text);
    if (wrong.length === 0 && fragment.name === 'tsconfig')
      wrong.push(...(await readConfig(text)));
    found.push(...wrong.map((one): [Fragment, Complaint] => [fragment, one]));
  }
  for (const [file, complaints] of await compiled(scripts)) {
    const fragment = scripts.get(file);
    // Without one it is a file of a package, and `skipLibCheck` leaves those alone.
    if (!fragment) throw new Error(`tsc complains about ${file}, which is no fragment.`);
    found.push(...complaints.map((one): [Fragment, Complaint] => [fragment, one]));
  }
  return [...collected.findings, ...found.map(finding)];
}

async function compiled(
  scripts: ReadonlyMap<string, Fragment>,
): Promise<Map<string, Complaint[]>> {
  if (scripts.size === 0) return new Map();
  const texts = [...scripts].map(([file, one]): [string, string] => [file, wrapped(one)]);
  return compile(new Map(texts));
}

function wrapped({ kind, code }: Fragment): string {
  return [...kind.before, code, ...kind.after].join('\n');
}

/**
 * A complaint about the wrapping, such as a brace too many, is put on the nearest line of the
 * fragment.
 */
function finding([{ file, line, kind, code }, complaint]: [
  Fragment,
  Complaint,
]): Finding {
  const inside = complaint.line - kind.before.length;
  const last = code.split('\n').length;
  return {
    file,
    line: line + Math.min(Math.max(inside, 1), last) - 1,
    what: `As ${kind.of} this is wrong: ${complaint.what}`,
    why: 'Readers copy fragments; this one does not fit the installed packages.',
    todo: 'Correct the line. If it is a part of something else, say of what after “fragment=”; contributing/pages.md lists the words.',
  };
}
