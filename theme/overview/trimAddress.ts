/** Brings the ways to write an address into one: without `index`, `.html` and a slash at the end. */
export function trimAddress(link: string): string {
  return link.replace(/(?:\.html)?$/, '').replace(/\/(?:index)?$/, '');
}
