/**
 * The names of the fields that the type or interface `name` has in the text of a declaration file,
 * in alphabetical order. Fields of objects inside of it are not meant. Throws where there is no
 * such type, since then the tool has changed more than its options.
 */
export function fieldsOf(declarations: string, name: string): string[] {
  const start = new RegExp(
    `^(?:export )?(?:declare )?(?:type ${name} =|interface ${name}) \\{$`,
    'm',
  ).exec(declarations);
  if (!start) throw new Error(`There is no type “${name}” of the expected form.`);
  const rest = declarations.slice(start.index);
  const [body = ''] = rest.split(/\n\};?(?:\n|$)/, 1);
  const indent = /\n( +)\w+\??:/.exec(body)?.[1] ?? '';
  const fields = [...body.matchAll(new RegExp(`^${indent}(\\w+)\\??:`, 'gm'))].flatMap(
    ([, field]) => field ?? [],
  );
  return fields.sort();
}
