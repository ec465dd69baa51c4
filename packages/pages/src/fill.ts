/** Puts values into a text with places such as `{id}`; a place without a value stays as it is written. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all));
}
