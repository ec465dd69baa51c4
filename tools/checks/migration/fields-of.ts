/**
 * The names of the fields that the type `name` has in the text of a declaration file, in
 * alphabetical order. Fields of objects inside of it are not meant. Throws where there is no such
 * type, since then the tool has changed more than its options.
 */
export function fieldsOf(declarations: string, name: string): string[] {
  const start = new RegExp(`^(?:export )?(?:declare )?type ${name} = \\{$`, 'm').exec(
    declarations,
  );
  if (!start) throw new Error(`There is no type “${name}” of the expected form.`);
  const rest = declarations.slice(start.index);
  const body = rest.slice(0, rest.indexOf('\n};'));
  const fields = [...body.matchAll(/^ {4}(\w+)\??:/gm)].flatMap(
    ([, field]) => field ?? [],
  );
  return fields.sort();
}
