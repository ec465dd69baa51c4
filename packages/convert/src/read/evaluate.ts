import {
  type Ast,
  child,
  children,
  descendants,
  flag,
  isAst,
  isFunction,
  namesIn,
  text,
} from '../parse/ast.ts';
import { print } from '../write/node.ts';
import { callImport, callMethod } from './calls.ts';
import { globals, manifestModule, processObject } from './globals.ts';
import { Scope } from './scope.ts';
import {
  dynamic,
  type Field,
  get,
  joined,
  list,
  noPlace,
  type Place,
  plain,
  sizeOf,
  truth,
  type Value,
} from './value.ts';

/** Functions that call each other end here. */
const maxSteps = 50_000;
const maxDepth = 120;
/** Values in a list or an object, which a hostile text doubles again and again. */
const maxSize = 10_000;
/** What is quoted from the pasted text, and what is copied as code, in characters. */
const maxText = 2000;
const maxCode = 200;

/** An answer to a condition, by its text, that is tried instead of the known one. */
export interface Assumption {
  readonly condition: string;
  readonly holds: boolean;
}

/** Says what expressions of one text are, without running any of it. */
export class Evaluator {
  /** Statements that were left out because only a run could tell whether they apply. */
  readonly skipped: Place[] = [];
  /** The conditions that decide about something, by their text. */
  readonly conditions = new Map<string, Place>();
  readonly #code: string;
  readonly #manifest: Value | undefined;
  readonly #assumed: Assumption | undefined;
  #steps = 0;
  #depth = 0;

  constructor(code: string, manifest?: Value, assumed?: Assumption) {
    this.#code = code;
    this.#manifest = manifest;
    this.#assumed = assumed;
  }

  place({ start, end, loc }: Ast): Place {
    const text = this.#code.slice(start, Math.min(end, start + maxText));
    return { line: loc.start.line, text };
  }

  evaluate(node: Ast | undefined, scope: Scope): Value {
    if (!node) return plain(undefined);
    if (++this.#steps > maxSteps || this.#depth > maxDepth) return dynamic();
    const at = this.place(node);
    this.#depth++;
    const value = this.#expression(node, scope, at);
    this.#depth--;
    if (sizeOf(value) > maxSize) return dynamic(at);
    const placed = value.at === noPlace ? { ...value, at } : value;
    if (placed.kind !== 'dynamic' || placed.code) return placed;
    const code = this.#codeOf(node, scope);
    return code ? { ...placed, code } : placed;
  }

  /** Defines what the statements declare and returns what they return. */
  run(statements: readonly Ast[], scope: Scope): Value | undefined {
    for (const statement of statements) this.#declare(statement, scope);
    for (const statement of statements) {
      const result = this.#statement(statement, scope);
      if (result) return result;
    }
    return undefined;
  }

  #statement(statement: Ast, scope: Scope): Value | undefined {
    const evaluate = (key: string) => this.evaluate(child(statement, key), scope);
    switch (statement.type) {
      case 'ReturnStatement':
        return evaluate('argument');
      case 'BlockStatement':
        return this.run(children(statement, 'body'), new Scope(scope));
      case 'IfStatement': {
        const known = this.#holds(evaluate('test'));
        if (known === undefined) return this.#skip(statement, scope);
        const branch = child(statement, known ? 'consequent' : 'alternate');
        return branch && this.run([branch], scope);
      }
      case 'SwitchStatement': {
        const subject = evaluate('discriminant');
        const cases = children(statement, 'cases').map((one) => {
          const test = this.evaluate(child(one, 'test'), scope);
          const isSame = this.#holds(binary('===', subject, test, this.place(one)));
          return {
            body: children(one, 'consequent'),
            isSame,
            isRest: !child(one, 'test'),
          };
        });
        const isKnown = cases.every(({ isSame, isRest }) => isRest || isSame === false);
        const chosen = cases.find((one) => (one.isRest ? isKnown : one.isSame));
        if (chosen) return this.run(chosen.body, scope);
        return isKnown ? undefined : this.#skip(statement, scope);
      }
      default:
        if (silent.test(statement.type) || this.#isExported(statement)) return undefined;
        return this.#change(statement, scope) ? undefined : this.#skip(statement, scope);
    }
  }

  /** Leaves a statement out. The variables that it sets have a value that only a run could tell. */
  #skip(statement: Ast, scope: Scope): undefined {
    const at = this.place(statement);
    this.skipped.push(at);
    for (const inner of descendants(statement))
      if (inner.type === 'AssignmentExpression')
        scope.assign(text(child(inner, 'left'), 'name'), dynamic(at));
  }

  /** Whether a condition is true. */
  #holds(value: Value): boolean | undefined {
    const { text } = value.at;
    if (this.#assumed?.condition === text) return this.#assumed.holds;
    this.conditions.set(text, value.at);
    return truth(value);
  }

  /** Applies `a.b = c`, `delete a.b`, `a.b.push(c)` to what is known; false for the rest. */
  #change(statement: Ast, scope: Scope): boolean {
    const expression = child(statement, 'expression');
    if (!expression) return false;
    const callee = child(expression, 'callee');
    const target = callee
      ? child(callee, 'object')
      : (child(expression, 'left') ?? child(expression, 'argument'));
    const [name = '', ...path] = (target && this.#path(target, scope)) ?? [];
    const before = scope.lookUp(name);
    const changed = before && changeIn(before, path, this.#changeOf(expression, scope));
    if (!changed || sizeOf(changed) > maxSize) return false;
    scope.assign(name, changed);
    return true;
  }

  #changeOf(expression: Ast, scope: Scope): (value: Value) => Value | undefined {
    const callee = child(expression, 'callee');
    const change = callee && listChanges[this.#key(callee, 'property', scope) ?? ''];
    if (change)
      return (value) =>
        value.kind === 'list'
          ? list(
              change(value.items, this.#items(expression, 'arguments', scope)),
              value.at,
            )
          : undefined;
    const operator = text(expression, 'operator');
    const changes: Readonly<Record<string, () => Value>> = {
      '=': () => this.evaluate(child(expression, 'right'), scope),
      delete: () => plain(undefined),
    };
    return changes[operator] ?? (() => undefined);
  }

  /** The names in `a.b['c']`; `undefined` for other expressions. */
  #path(node: Ast, scope: Scope): string[] | undefined {
    if (node.type === 'Identifier') return [text(node, 'name')];
    const owner = child(node, 'object') ?? child(node, 'expression');
    const path = owner && this.#path(owner, scope);
    if (!path || transparent.has(node.type)) return path;
    const name = this.#key(node, 'property', scope);
    return name === undefined ? undefined : [...path, name];
  }

  /** The name of a field, which may be computed; `undefined` if it is not known. */
  #key(node: Ast, key: 'property' | 'key', scope: Scope): string | undefined {
    const name = child(node, key);
    if (name?.type === 'Identifier' && !flag(node, 'computed')) return text(name, 'name');
    const value = this.evaluate(name, scope);
    return value.kind === 'plain' ? String(value.value) : undefined;
  }

  /** Whether a statement does nothing but export or print. */
  #isExported(statement: Ast): boolean {
    const { text: code } = this.place(statement);
    return 'directive' in statement || /^(?:(?:module\.)?exports\b|console\.)/.test(code);
  }

  #declare(statement: Ast, scope: Scope): void {
    const inner = child(statement, 'declaration');
    if (inner && statement.type === 'ExportNamedDeclaration') this.#declare(inner, scope);
    if (isFunction(statement))
      scope.define(text(child(statement, 'id'), 'name'), () =>
        this.evaluate(statement, scope),
      );
    if (statement.type === 'VariableDeclaration')
      for (const one of children(statement, 'declarations'))
        this.#bind(
          child(one, 'id'),
          () => this.evaluate(child(one, 'init'), scope),
          scope,
        );
    if (statement.type === 'ImportDeclaration') {
      const from = text(child(statement, 'source'), 'value');
      for (const specifier of children(statement, 'specifiers')) {
        const at = this.place(specifier);
        const whole: Value = isProcess.test(from)
          ? processObject
          : { kind: 'import', from, name: 'default', at };
        const imported = child(specifier, 'imported');
        const name = imported ? text(imported, 'name') : 'default';
        this.#bind(
          child(specifier, 'local'),
          () => (name === 'default' ? whole : this.#member(whole, name, at)),
          scope,
        );
      }
    }
  }

  #bind(pattern: Ast | undefined, value: () => Value, scope: Scope): void {
    if (pattern?.type === 'Identifier') scope.define(text(pattern, 'name'), value);
    if (pattern?.type === 'AssignmentPattern') {
      const known = () => {
        const given = value();
        const missing = given.kind === 'plain' && given.value === undefined;
        return missing ? this.evaluate(child(pattern, 'right'), scope) : given;
      };
      this.#bind(child(pattern, 'left'), known, scope);
    }
    if (pattern?.type === 'ObjectPattern') {
      const properties = children(pattern, 'properties');
      const names = properties.map((one) => this.#key(one, 'key', scope) ?? '');
      for (const [index, property] of properties.entries()) {
        const member = () =>
          this.#member(value(), names[index] ?? '', this.place(property));
        this.#bind(child(property, 'value'), member, scope);
        this.#bind(child(property, 'argument'), () => without(value(), names), scope);
      }
    }
    if (pattern?.type === 'ArrayPattern')
      for (const [index, element] of Array.from(Object(pattern).elements).entries())
        if (isAst(element))
          this.#bind(
            element,
            () => this.#member(value(), String(index), this.place(element)),
            scope,
          );
  }

  #member(owner: Value, name: string, at: Place): Value {
    if (owner.kind === 'import' && owner.from === manifestModule) {
      // The version of the next release is not that of today.
      if (!this.#manifest || name === 'version')
        return dynamic(at, { code: `pkg.${name}` });
      return get(this.#manifest, name) ?? plain(undefined, at);
    }
    if (owner.kind === 'import') return { ...owner, name, at };
    if (owner.kind === 'list') return owner.items[Number(name)] ?? plain(undefined, at);
    if (owner.kind === 'plain' && /^(?:pathname|href)$/.test(name)) return owner;
    if (owner.kind !== 'object') return dynamic(at);
    return get(owner, name) ?? (get(owner, '...') ? dynamic(at) : plain(undefined, at));
  }

  #function(node: Ast, scope: Scope, at: Place): Value {
    const [body, parameters] = [child(node, 'body'), children(node, 'params')];
    const call = (args: readonly Value[]) => {
      const inner = new Scope(scope);
      for (const [index, parameter] of parameters.entries())
        this.#bind(parameter, () => args[index] ?? plain(undefined), inner);
      if (body?.type !== 'BlockStatement') return this.evaluate(body, inner);
      const result = this.run(children(body, 'body'), inner);
      const changed = inner.lookUp(text(parameters[0], 'name'));
      return result ?? (changed && changed !== args[0] ? changed : plain(undefined));
    };
    return { kind: 'function', call, at };
  }

  #expression(node: Ast, scope: Scope, at: Place): Value {
    const go = (key: string) => this.evaluate(child(node, key), scope);
    if (isFunction(node)) return this.#function(node, scope, at);
    if (transparent.has(node.type)) return go('expression');
    switch (node.type) {
      case 'Literal':
        return 'regex' in node
          ? { kind: 'regexp', at }
          : plain(literal(Reflect.get(node, 'value')), at);
      case 'TemplateLiteral':
        return this.#template(node, scope, at);
      case 'ArrayExpression':
        return list(this.#items(node, 'elements', scope), at);
      case 'ObjectExpression':
        return { kind: 'object', fields: this.#fields(node, scope), at };
      case 'Identifier': {
        const name = text(node, 'name');
        // An import may have been left out.
        if (/^define\w*Config$/.test(name)) return { kind: 'import', from: '', name, at };
        return scope.lookUp(name) ?? dynamic(at);
      }
      case 'MetaProperty':
        return scope.lookUp(at.text) ?? dynamic(at);
      case 'AwaitExpression':
        return go('argument');
      case 'ConditionalExpression': {
        const known = this.#holds(go('test'));
        return known === undefined ? dynamic(at) : go(known ? 'consequent' : 'alternate');
      }
      case 'LogicalExpression':
        return this.#logical(text(node, 'operator'), go('left'), () => go('right'), at);
      case 'BinaryExpression':
        return binary(text(node, 'operator'), go('left'), go('right'), at);
      case 'UnaryExpression':
        return this.#unary(text(node, 'operator'), go('argument'), at);
      case 'MemberExpression': {
        const name = this.#key(node, 'property', scope);
        return name === undefined ? dynamic(at) : this.#member(go('object'), name, at);
      }
      case 'NewExpression': {
        const [first] = this.#items(node, 'arguments', scope);
        return (/^new URL\(/.test(at.text) && first) || dynamic(at);
      }
      case 'CallExpression':
        return this.#call(node, scope, at);
      default:
        return dynamic(at);
    }
  }

  #call(node: Ast, scope: Scope, at: Place): Value {
    const callee = child(node, 'callee');
    const args = this.#items(node, 'arguments', scope);
    const isMethod = callee?.type === 'MemberExpression';
    const owner = isMethod && this.evaluate(child(callee, 'object'), scope);
    const method = (isMethod && this.#key(callee, 'property', scope)) || '';
    const target = owner ? this.#member(owner, method, at) : this.evaluate(callee, scope);
    if (target.kind === 'function') return target.call(args);
    if (target.kind === 'import') return callImport(target.from, target.name, args, at);
    if (target.kind === 'call') return { ...target, args, at };
    return owner ? callMethod(owner, method, args, at) : dynamic(at);
  }

  #template(node: Ast, scope: Scope, at: Place): Value {
    const parts = children(node, 'expressions').map((one) => this.evaluate(one, scope));
    if (!parts.every((part) => part.kind === 'plain')) return dynamic(at);
    const texts = children(node, 'quasis').map((one) => {
      const fixed: unknown = Reflect.get(one, 'value');
      return Object(fixed).cooked;
    });
    const text = texts.map((one, index) => `${one}${parts[index]?.value ?? ''}`).join('');
    return joined(text, at);
  }

  #items(node: Ast, key: string, scope: Scope): Value[] {
    return children(node, key).flatMap((item) => {
      if (item.type !== 'SpreadElement') return [this.evaluate(item, scope)];
      const spread = this.evaluate(child(item, 'argument'), scope);
      if (spread.kind === 'list') return spread.items;
      const { why, code } = spread.kind === 'dynamic' ? spread : {};
      const unknown = { ...(why && { why }), ...(code && { code: `...${code}` }) };
      return [dynamic(this.place(item), unknown)];
    });
  }

  #fields(node: Ast, scope: Scope): Field[] {
    return children(node, 'properties').flatMap((property) => {
      const at = this.place(property);
      if (property.type === 'SpreadElement') {
        const spread = this.evaluate(child(property, 'argument'), scope);
        if (spread.kind === 'plain') return [];
        if (spread.kind !== 'object') return [{ name: '...', value: dynamic(at) }];
        const rest = get(spread, '...');
        // What is not in the file is one spread for all.
        return rest?.at === noPlace
          ? [{ name: '...', value: { ...rest, at } }]
          : spread.fields;
      }
      const name = this.#key(property, 'key', scope);
      return name === undefined || text(property, 'kind') !== 'init'
        ? [{ name: '...', value: dynamic(at) }]
        : [{ name, value: this.evaluate(child(property, 'value'), scope) }];
    });
  }

  #logical(operator: string, left: Value, right: () => Value, at: Place): Value {
    const known = this.#holds(left);
    if (known === undefined) return dynamic(at);
    if (operator === '&&') return known ? right() : left;
    if (operator === '||') return known ? left : right();
    const missing = left.kind === 'plain' && (left.value ?? undefined) === undefined;
    return missing ? right() : left;
  }

  #unary(operator: string, value: Value, at: Place): Value {
    const known = operator === '!' ? this.#holds(value) : undefined;
    if (known !== undefined) return plain(!known, at);
    if (operator === '-' && value.kind === 'plain')
      return plain(-Number(value.value), at);
    return operator === 'void' ? plain(undefined, at) : dynamic(at);
  }

  /** An expression that uses nothing of the file but `package.json`, for the new file. */
  #codeOf(node: Ast, scope: Scope): string | undefined {
    if (node.end - node.start > maxCode) return undefined;
    let code = '';
    let done = node.start;
    for (const one of namesIn(node)) {
      const name = text(one, 'name');
      const known = scope.lookUp(name);
      const isGlobal = copiedGlobals.test(name) && (!known || known === globals[name]);
      const written = isGlobal ? name : known && codeOf(known);
      if (written === undefined) return undefined;
      code += this.#code.slice(done, one.start) + written;
      done = one.end;
    }
    code += this.#code.slice(done, node.end);
    return code.length > maxCode || code.includes('\n') ? undefined : code;
  }
}

const copiedGlobals = /^(?:process|JSON|Object|Array|String|Number|Boolean|Date|Math)$/;
const isProcess = /^(?:node:)?process$/;
/** Statements that change nothing. */
const silent = /Declaration$|^(?:Empty|Throw|Break)Statement$|^(?:Export|TS)/;
/** Nodes that stand for the expression in them. */
const transparent = new Set([
  ...['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'],
  ...['TSTypeAssertion', 'ParenthesizedExpression', 'ChainExpression'],
]);

/** How a value that a name stands for is written in `rslib.config.ts`. */
function codeOf(value: Value): string | undefined {
  if (value.kind === 'plain') return print(value.value);
  if (value.kind === 'dynamic') return value.code;
  return value.kind === 'import' && value.from === manifestModule ? 'pkg' : undefined;
}

type Items = readonly Value[];
/** The methods that change a list, and its items afterwards. */
const listChanges: Readonly<Record<string, (items: Items, given: Items) => Items>> = {
  push: (items, given) => [...items, ...given],
  unshift: (items, given) => [...given, ...items],
  shift: (items) => items.slice(1),
  pop: (items) => items.slice(0, -1),
};

/** An object or a list with another value at the end of a path; `undefined` where that fails. */
function changeIn(
  before: Value,
  [name, ...path]: readonly string[],
  change: (value: Value) => Value | undefined,
): Value | undefined {
  if (name === undefined) return change(before);
  const isMissing = before.kind === 'plain' && before.value === undefined;
  if (before.kind !== 'object' && !isMissing) return undefined;
  const fields = before.kind === 'object' ? before.fields : [];
  const value = changeIn(get(before, name) ?? plain(undefined), path, change);
  return value && { kind: 'object', fields: [...fields, { name, value }], at: before.at };
}

function without(value: Value, names: readonly string[]): Value {
  if (value.kind !== 'object') return dynamic(value.at);
  return { ...value, fields: value.fields.filter(({ name }) => !names.includes(name)) };
}

function literal(value: unknown): string | number | boolean | null {
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
    ? value
    : null;
}

function binary(operator: string, left: Value, right: Value, at: Place): Value {
  if (left.kind !== 'plain' || right.kind !== 'plain') return dynamic(at);
  if (/^===?$/.test(operator)) return plain(left.value === right.value, at);
  if (/^!==?$/.test(operator)) return plain(left.value !== right.value, at);
  return operator === '+' ? joined(`${left.value}${right.value}`, at) : dynamic(at);
}
