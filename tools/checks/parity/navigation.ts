import type { Finding } from '@site/pages/findings';
import { lineOf } from '@site/pages/repository';
import { type Entry, entriesOf, type NavigationFile } from './navigation-file.ts';

const why =
  'The two languages have one map; a reader who switches must find a page at the same place.';

/**
 * Finds navigation files (`_nav.json`, `_meta.json`) that exist in one language only, or that list
 * other pages, another order or other settings than their counterpart. Only words may differ.
 */
export function navigationParity(files: readonly NavigationFile[]): Finding[] {
  return files.flatMap((file) => {
    const other = file.language === 'en' ? 'zh' : 'en';
    const counterpart = `docs/${other}/${file.name}`;
    const found = files.find((candidate) => candidate.file === counterpart);
    if (!found) return [missing(file, counterpart)];
    return file.language === 'zh' ? compare(found, file) : [];
  });
}

function missing({ file }: NavigationFile, counterpart: string): Finding {
  const what = `${counterpart} does not exist.`;
  return {
    file,
    line: 0,
    what,
    why,
    todo: `Copy ${file} to ${counterpart} and translate its words.`,
  };
}

function compare(en: NavigationFile, zh: NavigationFile): Finding[] {
  const lists: Entry[][] = [];
  for (const { file, text } of [en, zh]) {
    try {
      lists.push(entriesOf(text));
    } catch (error) {
      const what = `The file is not a list in JSON: ${String(error)}`;
      return [{ file, line: 0, what, why, todo: 'Write a JSON list of entries.' }];
    }
  }
  const [english = [], chinese = []] = lists;
  for (let at = 0; at < Math.max(english.length, chinese.length); at++) {
    const [left, right] = [english[at], chinese[at]];
    if (left?.target === right?.target && left?.rest === right?.rest) continue;
    return [differs(en, zh, at, left, right)];
  }
  return [];
}

function differs(
  en: NavigationFile,
  zh: NavigationFile,
  at: number,
  left: Entry | undefined,
  right: Entry | undefined,
): Finding {
  const line = lineOf(zh.text, JSON.stringify(right?.target ?? ''));
  const name = (entry: Entry | undefined) => (entry ? `“${entry.target}”` : 'nothing');
  const what =
    left?.target === right?.target
      ? `Entry ${at + 1}, ${name(right)}, has other settings than in ${en.file}: ${right?.rest} instead of ${left?.rest}.`
      : `Entry ${at + 1} is ${name(right)}, in ${en.file} it is ${name(left)}.`;
  return {
    file: zh.file,
    line,
    what,
    why,
    todo: `Give it the entries of ${en.file} in the same order.`,
  };
}
