/** Makes a title fit for an address. */
export function slug(title: string): string {
  return title.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
