import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sourceOf } from './inline-sources.ts';

/**
 * The style sheets that scripts put into pages as text, as sources of a policy: the one of the zoom of pictures, which its package
 * holds as a string. The element is there before its text, so the empty text is named, too.
 *
 * @throws when the package holds its style sheet in another way
 */
export function scriptStyles(): string[] {
  const main = createRequire(path.resolve('package.json')).resolve('medium-zoom');
  const code = readFileSync(path.join(path.dirname(main), 'medium-zoom.esm.js'), 'utf8');
  return ['', styleIn(code)].map(sourceOf);
}

/** The style sheet in the code of the package. @throws when it is not there */
export function styleIn(code: string): string {
  const [, text] = /^var css = (".*");$/m.exec(code) ?? [];
  const style: unknown = text && JSON.parse(text);
  if (typeof style !== 'string') {
    throw new Error(
      'medium-zoom holds its style sheet in another way. Adapt tools/rspress/policy/script-styles.ts, or take it out if theme/zoom uses another package.',
    );
  }
  return style;
}
