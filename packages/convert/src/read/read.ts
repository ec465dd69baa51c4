import { type Ast, child, children, text } from '../parse/ast.ts';
import { type Assumption, Evaluator } from './evaluate.ts';
import { buildArguments, globals } from './globals.ts';
import { Scope } from './scope.ts';
import { dynamic, get, listOf, type Place, type Value } from './value.ts';

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
  const exported = scope.lookUp('default') ?? get(scope.lookUp('module'), 'exports');
  const configs = listOf(exported && called(exported))
    .map(called)
    .map((one) => (/^(?:object|call|dynamic)$/.test(one.kind) ? one : dynamic(one.at)));
  const { skipped, conditions } = evaluator;
  return { configs, imports, skipped, conditions };
}
