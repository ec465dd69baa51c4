/** What a package offers to those who import it. */
export interface Exports {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/**
 * Reads the names from the declarations of an entry that only exports: lists, `export * as` and
 * `export declare`. Throws where it finds none, because then the declarations are written in
 * another way and a comparison with them would always be right.
 */
export function exportsOf(declarations: string): Exports {
  const values: string[] = [];
  const types: string[] = [];
  const text = declarations.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, kind, list = ''] of text.matchAll(/\bexport (type )?\{([^}]*)\}/g)) {
    for (const entry of list.split(',').map((one) => one.trim())) {
      const name = entry.replace(/^type /, '').replace(/^.+ as /, '');
      if (name === '') continue;
      (kind || entry.startsWith('type ') ? types : values).push(name);
    }
  }
  for (const [, kind, name = ''] of text.matchAll(/\bexport (type )?\* as (\w+)/g)) {
    (kind ? types : values).push(name);
  }
  for (const [, kind, name = ''] of text.matchAll(
    /\bexport declare (const|function|class|type|interface) (\w+)/g,
  )) {
    (kind === 'type' || kind === 'interface' ? types : values).push(name);
  }
  if (values.length === 0 || types.length === 0) {
    throw new Error('The declarations of @rslib/core export no values or no types.');
  }
  return { values, types };
}
