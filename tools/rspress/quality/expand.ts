import { FindingsError } from '../../findings/error.ts';
import { nearest } from '../../findings/nearest.ts';
import { type Language, languageOf } from '../../pages/language.ts';
import type { Quality } from '../../quality/model.ts';
import { qualityLabels } from './labels.ts';
import { parts } from './parts.ts';
import { type LinkTo, plainLink, programs } from './programs.ts';

const tag = /^<Quality\s+part="([^"]*)"\s*\/>$/;

/**
 * Puts tables in the place of every `<Quality part="…" />` of a page. `file` is the page's path and decides the language. Throws a `FindingsError`
 * for a part that does not exist and a tag that is not alone on its line.
 */
export function expandQuality(
  source: string,
  file: string,
  quality: Quality,
  linkOf: LinkTo = plainLink,
): string {
  const language: Language = languageOf(file);
  const lines = source.split('\n').flatMap((line, index) => {
    if (!line.includes('<Quality')) return [line];
    const name = tag.exec(line.trim())?.[1];
    if (name === 'programs') return programs(language, linkOf);
    const part = name === undefined ? undefined : parts[name];
    if (part) return part(quality, qualityLabels(language));
    const known = [...Object.keys(parts), 'programs'];
    const close = name === undefined ? known : nearest(name, known);
    throw new FindingsError([
      {
        file,
        line: index + 1,
        what: `${line.trim()} names no part of the figures.`,
        why: 'The page shows what “npm run quality” measured, and nothing else.',
        todo: `Write <Quality part="…" /> on a line of its own, with ${close.join(', ')}.`,
      },
    ]);
  });
  return lines.join('\n');
}
