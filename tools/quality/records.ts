import { placeOf } from '../facts/place.ts';
import type { Page } from '../pages/page.ts';
import { pairsOf } from '../pages/pairs.ts';
import type { Sources } from '../rspress/facts/sources.ts';
import { listSamples, readSample } from '../samples/manifest.ts';
import { readRecord } from '../samples/record.ts';
import type { OptionFigures, ParityFigures, SampleFigures } from './model.ts';

/** Counts the samples below a folder and what is on their records. Throws where one was never built. */
export function sampleFigures(folder: string): SampleFigures {
  const ids = listSamples(folder);
  const records = ids.map((id) => {
    const recorded = readRecord(`${folder}/${id}`);
    if (!recorded) throw new Error(`Sample "${id}" was never built.`);
    return recorded;
  });
  const exercises = records.flatMap((recorded) => recorded.exercises);
  return {
    all: ids.length,
    building: ids.filter(
      (id) => readSample(`${folder}/${id}`).manifest.expect === 'builds',
    ).length,
    exercises: exercises.length,
    exercisesAsExpected: exercises.filter(
      ({ exercise, ok }) => ok === (exercise.fails === undefined),
    ).length,
    versions: [...new Set(records.map(({ rslib }) => rslib))].sort(),
  };
}

/** Counts the options of the installed tool, and those that have a place on a page that exists. */
export function optionFigures(
  { facts, places }: Pick<Sources, 'facts' | 'places'>,
  pages: readonly Page[],
): OptionFigures {
  const routes = new Set(pages.map(({ route }) => route));
  const names = Object.keys(facts.fields);
  const documented = names.filter((name) => {
    const place = placeOf(name, places);
    return place !== undefined && routes.has(place.route);
  });
  return { all: names.length, documented: documented.length };
}

/** Counts pages in each language, and the headings of those that exist in both. */
export function parityFigures(pages: readonly Page[]): ParityFigures {
  const pairs = pairsOf(pages);
  const of = (language: 'en' | 'zh') => ({
    pages: pages.filter((page) => page.language === language).length,
    headings: pairs.reduce((sum, pair) => sum + pair[language].headings.length, 0),
  });
  const [en, zh] = [of('en'), of('zh')];
  return {
    pages: { en: en.pages, zh: zh.pages },
    headings: { en: en.headings, zh: zh.headings },
  };
}
