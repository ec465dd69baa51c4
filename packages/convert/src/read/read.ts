import { type Ast, child, children, descendants, text } from '../parse/ast.ts';
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
  /** The modules that the names of the file come from. */
  readonly names: ReadonlyMap<string, string>;
  /** Statements that only a run could decide about. */
  readonly skipped: readonly Place[];
  /** The conditions that decide about something, by their text. */
  readonly conditions: ReadonlyMap<string, Place>;
  /** All objects of the file, outer ones first, whether the configuration uses them or not. */
  readonly objects: readonly Place[];
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
  const imports: string[] = [];
  const names = new Map<string, string>();
  for (const one of statements.filter(({ type }) => type === 'ImportDeclaration')) {
    const from = text(child(one, 'source'), 'value');
    imports.push(from);
    for (const specifier of children(one, 'specifiers'))
      names.set(text(child(specifier, 'local'), 'name'), from);
  }
  for (const [, before = '', from = ''] of code.matchAll(required)) {
    imports.push(from);
    for (const [name] of before.matchAll(/\w+/g)) names.set(name, from);
  }
  evaluator.run(statements, scope);
  const called = (value: Value) =>
    value.kind === 'function' ? value.call([buildArguments, buildArguments]) : value;
  const whole = scope.lookUp('default') ?? get(scope.lookUp('module'), 'exports');
  // tsup takes an export with its own name, too.
  const exported = whole ?? scope.lookUp('tsup');
  const configs = listOf(exported && called(exported))
    .map(called)
    .map((one) => (/^(?:object|call|dynamic)$/.test(one.kind) ? one : dynamic(one.at)));
  const { skipped, conditions } = evaluator;
  const objects = [...descendants(program)]
    .filter(
      (one) => one.type === 'ObjectExpression' && children(one, 'properties').length > 0,
    )
    .map((one) => evaluator.place(one));
  return { configs, imports, names, skipped, conditions, objects };
}

/** A call of `require` and the names that get what it returns. */
const required =
  /(?:\b(?:const|let|var)\s+(\{[^}]*\}|\w+)\s*=\s*)?\brequire\(\s*['"]([^'"]+)['"]\s*\)/g;
