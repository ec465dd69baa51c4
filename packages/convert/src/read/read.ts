import { type Ast, child, children, text } from '../parse/ast.ts';
import { Evaluator } from './evaluate.ts';
import { Scope } from './scope.ts';
import { buildArguments, dynamic, listOf, type Place, type Value } from './value.ts';

/** A configuration, as far as it is known without running it. */
export interface Description {
  /** What the file exports, one entry for each build. Empty if it exports nothing. */
  readonly configs: readonly Value[];
  /** Modules that the file imports, in order. */
  readonly imports: readonly string[];
  /** Statements that only a run could decide about. */
  readonly skipped: readonly Place[];
}

/**
 * Describes what a configuration file exports, as an ES module or as CommonJS. `manifest` is the
 * `package.json` that the file may import.
 */
export function read(program: Ast, code: string, manifest?: Value): Description {
  const evaluator = new Evaluator(code, manifest);
  const scope = new Scope();
  const statements = children(program, 'body');
  const imports = statements
    .filter(({ type }) => type === 'ImportDeclaration')
    .map((one) => String(Object(child(one, 'source')).value));
  for (const [, name] of code.matchAll(/\brequire\(\s*['"]([^'"]+)['"]\s*\)/g))
    if (name) imports.push(name);
  evaluator.run(statements, scope);
  const exported = statements.map(exportedBy).find((one) => one !== undefined);
  let value = exported && evaluator.evaluate(exported, scope);
  if (value?.kind === 'function') value = value.call([buildArguments, buildArguments]);
  const configs = listOf(value).map((one) =>
    one.kind === 'function' ? one.call([buildArguments, buildArguments]) : one,
  );
  const known = configs.map((one) =>
    one.kind === 'object' || one.kind === 'call' || one.kind === 'dynamic'
      ? one
      : dynamic('computed', one.at),
  );
  return { configs: known, imports, skipped: evaluator.skipped };
}

function exportedBy(statement: Ast): Ast | undefined {
  if (statement.type === 'ExportDefaultDeclaration')
    return child(statement, 'declaration');
  if (statement.type === 'TSExportAssignment') return child(statement, 'expression');
  for (const one of children(statement, 'specifiers'))
    if (text(child(one, 'exported'), 'name') === 'default') return child(one, 'local');
  const assignment = child(statement, 'expression');
  const left = assignment && child(assignment, 'left');
  if (assignment?.type !== 'AssignmentExpression' || !left) return undefined;
  const isModule =
    left.type === 'MemberExpression' &&
    Object(child(left, 'property')).name === 'exports' &&
    Object(child(left, 'object')).name === 'module';
  return isModule ? child(assignment, 'right') : undefined;
}
