import { type Default, type Format, formats } from '../model.ts';

/** A default of one format. */
export interface Single extends Omit<Default, 'formats'> {
  readonly format: Format;
}

/** Puts equal defaults together, in the order of the formats. */
export function group(singles: readonly Single[]): Default[] {
  const groups = new Map<string, Omit<Default, 'formats'> & { formats: Format[] }>();
  for (const { format, ...rest } of singles) {
    const key = `${rest.bundle} ${rest.from} ${rest.value}`;
    const held = groups.get(key)?.formats ?? [];
    groups.set(key, { ...rest, formats: [...held, format] });
  }
  return [...groups.values()].map(({ formats: held, ...rest }) => ({
    ...rest,
    formats: formats.filter((format) => held.includes(format)),
  }));
}
