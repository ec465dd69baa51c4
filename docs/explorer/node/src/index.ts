import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import words from './words.json';

/** Where the page lies that is filled. */
const page = new URL('./page.html', import.meta.url);

export interface PageOptions {
  title?: string;
  /** A file with the styles, beside the library. */
  styles?: string;
}

/** Fills the page with a title and, if wanted, styles. */
export function makePage(options: PageOptions = {}): string {
  const { title = words.title, styles } = options;
  const css = styles
    ? readFileSync(join(__dirname, styles), 'utf8')
    : '';
  return readFileSync(page, 'utf8')
    .replace('{title}', title)
    .replace('{styles}', css);
}
