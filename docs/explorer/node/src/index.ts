import { readFileSync } from 'node:fs';
import words from './words.json';

/** Where the page lies that is filled. */
const page = new URL('../assets/page.html', import.meta.url);

export interface Options {
  title?: string;
  /** A file with the styles, beside the library. */
  styles?: string;
}

/** Fills the page with a title and, if wanted, styles. */
export function makePage(options: Options = {}): string {
  const { title = words.title, styles } = options;
  const css = styles
    ? readFileSync(`${__dirname}/${styles}`, 'utf8')
    : '';
  return readFileSync(page, 'utf8')
    .replace('{title}', title)
    .replace('{styles}', css);
}
