import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import greetings from './greetings.json' with { type: 'json' };

export type Language = 'en' | 'fr';

/** Fills a template in `templates/` with a name. */
export function letter(
  template: string,
  language: Language,
  name: string,
): string {
  const file = join(
    import.meta.dirname,
    'templates',
    `${template}.txt`,
  );
  return readFileSync(file, 'utf8')
    .replace('{greeting}', greetings[language])
    .replace('{name}', name)
    .trim();
}
