/** Fills placeholders such as `{id}`; those without a value stay as they are. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all));
}
