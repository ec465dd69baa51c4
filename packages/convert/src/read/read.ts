import type { Program } from 'acorn';
import { descendants } from '../parse/parse.ts';
import { Evaluator, type Scope } from './evaluate.ts';
import { buildArguments, globals } from './known.ts';
import { type Description, dynamic, listOf, type Value } from './value.ts';

/**
 * Describes what a configuration file exports, as an ES module or as CommonJS. `manifest` is the
 * `package.json` that the file may import.
 */
export function read(program: Program, code: string, manifest?: Value): Description {
  const evaluator = new Evaluator(code, program, manifest);
  const scope: Scope = new Map();
  for (const [name, value] of Object.entries(globals)) scope.set(name, () => value);
  const names = new Map<string, string>();
  for (const one of program.body)
    if (one.type === 'ImportDeclaration')
      for (const { local } of one.specifiers)
        names.set(local.name, String(one.source.value));
  for (const [, before = '', from = ''] of code.matchAll(required))
    for (const [name] of before.matchAll(/\w+/g)) names.set(name, from);
  evaluator.run(program.body, scope);
  const called = (value: Value) =>
    value.kind === 'function' ? value.call([buildArguments, buildArguments]) : value;
  // tsup takes an export with its own name, too.
  const exported = (scope.get('default') ?? scope.get('tsup'))?.();
  const configs = listOf(exported && called(exported))
    .map(called)
    .map((one) => (/^(?:object|call|dynamic)$/.test(one.kind) ? one : dynamic(one.at)));
  const objects = [...descendants(program)]
    .filter((one) => one.type === 'ObjectExpression' && one.properties.length > 0)
    .map((one) => evaluator.place(one));
  const read = code.matchAll(/\bprocess\.env\.(\w+)/g);
  const variables = new Set([...read].map(([, name = '']) => name));
  return { configs, names, variables, skipped: evaluator.skipped, objects };
}

/** A call of `require` with the names that get what it returns. */
const required =
  /\b(?:const|let|var)\s+(\{[^}]*\}|\w+)\s*=\s*require\(\s*['"]([^'"]+)['"]\s*\)/g;
