import { clientFor } from '../client/client';
import { unpack } from '../engine/entries';
import { readSections } from '../engine/sections';
import { memoize } from '../engine/text';
import { searchNames } from '../names/names';
import type { PackedIndex, SearchFiles } from '../types';
import { type Answer, type Answers, createAnswers } from './answers';

/**
 * Returns a function that gives the answers for a language or version (`zh`, `v1.zh`), which start
 * to load at its first call: the names, which are small, then the text. `preloaded` is
 * the response with the names of one language.
 */
export function scopedAnswers(
  { scopes }: SearchFiles,
  preloaded: unknown,
  report: (answer?: Answer) => void,
): (scope: string) => Answers {
  return memoize((scope) => {
    const files = scopes[scope];
    const client = clientFor(scope.replace(/.*\./, ''), files);
    // A search service answers from its own indexes alone.
    const loading = loadNames(SITE_SEARCH_SERVICE ? undefined : files?.names, preloaded);
    const answers = createAnswers(client, loading, report);
    loading.then(answers.load);
    return answers;
  });
}

async function loadNames(url: string | undefined, preloaded: unknown) {
  if (url === undefined) return undefined;
  try {
    const early: unknown = await preloaded;
    const isRight = early instanceof Response && early.url.endsWith(url);
    const response = isRight ? early : await fetch(url);
    if (!response.ok) return undefined;
    const index: PackedIndex = await response.json();
    return searchNames(readSections(unpack(index), index));
  } catch (error) {
    // There are results once the text is there.
    console.error(error);
    return undefined;
  }
}
