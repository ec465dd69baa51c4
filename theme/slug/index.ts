/** Neither letters, marks, digits, connectors, hyphens nor blanks. The classes come from the browser, the library brings them as 12 kB of ranges. */
const left = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Nl}\p{Pc}\- ]/gu;

/**
 * The id of a heading by its text, as GitHub writes it: for the headings that no page writes, those of the overview. Stands in the browser for
 * `@rspress/shared/github-slugger`, by which the build writes the same headings (tools/rspress/light-libraries).
 */
export function slug(text: string): string {
  return text.toLowerCase().replace(left, '').replaceAll(' ', '-');
}
