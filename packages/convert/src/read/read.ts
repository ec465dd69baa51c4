import { type Ast, child, children, text } from '../parse/ast.ts';
import { type Assumption, Evaluator } from './evaluate.ts';
import { buildArguments, globals } from './globals.ts';
import { Scope } from './scope.ts';
import { dynamic, listOf, type Place, type Value } from './value.ts';

/** A configuration, as far as it is known without running it. */
export interface Description {
  /** What the file exports, one entry for each build. Empty if it exports nothing. */
  readonly configs: readonly Value[];
  /** Modules that the file imports, in order. */
  readonly imports: readonly string[];
  /** Statements that only a run could decide about. */
  readonly skipped: readonly Place[];
  /** The conditions that decide about something, by their text. */
  readonly conditions: ReadonlyMap<string, Place>;
}

/**
 * Describes what a configuration file exports, as an ES module or as CommonJS. `manifest` is the
 * `package.json` that the file may import.
 */
export function read(
  program: Ast,
  code: string,
  manifest?: Value,
  assumed?: Assumption,
): Description {
  const evaluator = new Evaluator(code, manifest, assumed);
  const scope = new Scope();
  for (const [name, value] of Object.entries(globals)) scope.define(name, () => value);
  const statements = children(program, 'body');
  const imports = statements
    .filter(({ type }) => type === 'ImportDeclaration')
    .map((one) => text(child(one, 'source'), 'value'));
  for (const [, name] of code.matchAll(/\brequire\(\s*['"]([^'"]+)['"]\s*\)/g))
    if (name) imports.push(name);
  evaluator.run(statements, scope);
  const called = (value: Value) =>
    value.kind === 'function' ? value.call([buildArguments, buildArguments]) : value;
  const exported = statements.map(exportedBy).find((one) => one !== undefined);
  const value = exported && called(evaluator.evaluate(exported, scope));
  const configs = listOf(value)
    .map(called)
    .map((one) => (/^(?:object|call|dynamic)$/.test(one.kind) ? one : dynamic(one.at)));
  const { skipped, conditions } = evaluator;
  return { configs, imports, skipped, conditions };
}

function exportedBy(statement: Ast): Ast | undefined {
  if (statement.type === 'ExportDefaultDeclaration')
    return child(statement, 'declaration');
  const expression = child(statement, 'expression');
  if (statement.type === 'TSExportAssignment') return expression;
  for (const one of children(statement, 'specifiers'))
    if (text(child(one, 'exported'), 'name') === 'default') return child(one, 'local');
  const left = expression && child(expression, 'left');
  const names = ['object', 'property'].map((key) => left && child(left, key));
  const isModule = names.map((one) => text(one, 'name')).join('.') === 'module.exports';
  return isModule && expression ? child(expression, 'right') : undefined;
}
