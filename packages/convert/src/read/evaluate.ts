import { type Ast, child, children, flag, isFunction, text } from '../parse/ast.ts';
import { callImport, callMethod } from './calls.ts';
import { Scope } from './scope.ts';
import {
  buildArguments,
  dynamic,
  type Field,
  get,
  joined,
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
/** What is quoted from the pasted text, in characters. */
const maxText = 2000;

/** Says what expressions of one text are, without running any of it. */
export class Evaluator {
  /** Statements that were left out because only a run could tell whether they apply. */
  readonly skipped: Place[] = [];
  readonly #code: string;
  readonly #manifest: Value | undefined;
  #steps = 0;
  #depth = 0;

  constructor(code: string, manifest?: Value) {
    this.#code = code;
    this.#manifest = manifest;
  }

  place({ start, end, loc }: Ast): Place {
    const text = this.#code.slice(start, Math.min(end, start + maxText));
    return { line: loc.start.line, text };
  }

  evaluate(node: Ast | undefined, scope: Scope): Value {
    if (!node) return plain(undefined);
    if (++this.#steps > maxSteps || this.#depth > maxDepth)
      return dynamic('computed', { line: 0, text: '' });
    this.#depth++;
    const value = this.#expression(node, scope);
    this.#depth--;
    return sizeOf(value) > maxSize ? dynamic('computed', this.place(node)) : value;
  }

  /** Defines what the statements declare and returns what they return. */
  run(statements: readonly Ast[], scope: Scope): Value | undefined {
    for (const statement of statements) this.#declare(statement, scope);
    for (const statement of statements) {
      if (statement.type === 'ReturnStatement')
        return this.evaluate(child(statement, 'argument'), scope);
      if (statement.type === 'BlockStatement') {
        const result = this.run(children(statement, 'body'), new Scope(scope));
        if (result) return result;
      }
      if (statement.type === 'IfStatement') {
        const test = child(statement, 'test');
        const known = test && truth(this.evaluate(test, scope));
        if (known === undefined) this.#skip(statement, scope);
        const branch =
          known !== undefined && child(statement, known ? 'consequent' : 'alternate');
        const result = branch && this.run([branch], scope);
        if (result) return result;
      } else if (!this.#isDeclared(statement) && !this.#change(statement, scope))
        this.#skip(statement, scope);
    }
    return undefined;
  }

  /** Leaves a statement out. What it assigns to a variable is one of the values it may have. */
  #skip(statement: Ast, scope: Scope): void {
    const at = this.place(statement);
    this.skipped.push(at);
    for (const inner of statementsIn(statement)) {
      const expression = child(inner, 'expression');
      const name = text(expression && child(expression, 'left'), 'name');
      const before = scope.lookUp(name)?.();
      if (!expression || !before) continue;
      const values = before.kind === 'dynamic' ? (before.either ?? [before]) : [before];
      const either = [...values, this.evaluate(child(expression, 'right'), scope)];
      scope.assign(name, { kind: 'dynamic', why: 'condition', at, either });
    }
  }

  /** Applies `a.b = c`, `delete a.b`, `a.b.push(c)` to what is known; false for the rest. */
  #change(statement: Ast, scope: Scope): boolean {
    const expression = child(statement, 'expression');
    const callee = expression && child(expression, 'callee');
    const method = callee ? text(child(callee, 'property'), 'name') : '';
    const isList = Object.hasOwn(listChanges, method);
    const isRemoved = text(expression, 'operator') === 'delete';
    const isSet = text(expression, 'operator') === '=';
    const key = isSet ? 'left' : 'argument';
    const target = callee
      ? child(callee, 'object')
      : expression && child(expression, key);
    const names = target ? this.place(target).text.split('.') : [];
    const [name = '', ...path] = names;
    const before = scope.lookUp(name)?.();
    if (!expression || !before || !(isList || isSet || isRemoved)) return false;
    const changed = changeIn(before, path, (value) => {
      if (isSet) return this.evaluate(child(expression, 'right'), scope);
      if (isRemoved) return plain(undefined);
      const given = this.#items(expression, 'arguments', scope);
      const items =
        value.kind === 'list' ? listChanges[method]?.(value.items, given) : undefined;
      return items && { kind: 'list', items, at: value.at };
    });
    if (!changed || sizeOf(changed) > maxSize) return false;
    scope.assign(name, changed);
    return true;
  }

  /** Whether a statement does nothing but declare, export or print. */
  #isDeclared(statement: Ast): boolean {
    if (statement.type !== 'ExpressionStatement')
      return /Declaration$|^(?:Return|Block|Empty|Throw)Statement$|^(?:Export|TS)/.test(
        statement.type,
      );
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
    if (statement.type === 'VariableDeclaration') {
      for (const one of children(statement, 'declarations')) {
        const pattern = child(one, 'id');
        if (pattern)
          this.#bind(pattern, () => this.evaluate(child(one, 'init'), scope), scope);
      }
    }
    if (statement.type === 'ImportDeclaration') {
      const from = text(child(statement, 'source'), 'value');
      for (const specifier of children(statement, 'specifiers')) {
        const imported = child(specifier, 'imported');
        const name = imported ? text(imported, 'name') : 'default';
        const whole: Value = {
          kind: 'import',
          from,
          name: 'default',
          at: this.place(specifier),
        };
        scope.define(text(child(specifier, 'local'), 'name'), () =>
          name === 'default' ? whole : this.#member(whole, name, specifier),
        );
      }
    }
  }

  #bind(pattern: Ast, value: () => Value, scope: Scope): void {
    if (pattern.type === 'Identifier') scope.define(text(pattern, 'name'), value);
    if (pattern.type === 'AssignmentPattern') {
      const left = child(pattern, 'left');
      const known = () => {
        const given = value();
        const missing = given.kind === 'plain' && given.value === undefined;
        return missing ? this.evaluate(child(pattern, 'right'), scope) : given;
      };
      if (left) this.#bind(left, known, scope);
    }
    const properties = children(pattern, 'properties');
    const names = properties.map((one) => text(child(one, 'key'), 'name'));
    for (const [index, property] of properties.entries()) {
      const target = child(property, 'value');
      const rest = child(property, 'argument');
      const name = names[index] ?? '';
      if (rest) this.#bind(rest, () => without(value(), names), scope);
      if (target) this.#bind(target, () => this.#member(value(), name, property), scope);
    }
    for (const element of children(pattern, 'elements')) {
      // Holes count, too.
      const index = Array.from(Object(pattern).elements).indexOf(element);
      this.#bind(element, () => this.#member(value(), String(index), element), scope);
    }
  }

  #member(owner: Value, name: string, node: Ast): Value {
    const at = this.place(node);
    if (owner.kind === 'import') {
      const manifest = owner.from === './package.json' ? this.#manifest : undefined;
      // The version of the next release is not that of today.
      if (name === 'version' && manifest) return dynamic('computed', at);
      if (manifest) return get(manifest, name) ?? plain(undefined, at);
      return { ...owner, name, at };
    }
    if (owner.kind === 'list') return owner.items[Number(name)] ?? plain(undefined, at);
    if (owner.kind === 'plain' && /^(?:pathname|href)$/.test(name)) return owner;
    if (owner.kind !== 'object') return dynamic('computed', at);
    const open = owner.fields.some((field) => field.name === '...');
    return get(owner, name) ?? (open ? dynamic('condition', at) : plain(undefined, at));
  }

  #function(node: Ast, scope: Scope): Value {
    const enter = (args: readonly Value[]) => {
      const inner = new Scope(scope);
      for (const [index, parameter] of children(node, 'params').entries())
        this.#bind(parameter, () => args[index] ?? plain(undefined), inner);
      return inner;
    };
    const body = child(node, 'body');
    const statements = body?.type === 'BlockStatement' ? children(body, 'body') : [];
    return {
      kind: 'function',
      at: this.place(node),
      call: (args) =>
        body?.type === 'BlockStatement'
          ? (this.run(statements, enter(args)) ?? plain(undefined))
          : this.evaluate(body, enter(args)),
      assigned: (args) => {
        const parameter = text(children(node, 'params')[0], 'name');
        const inner = enter(args);
        for (const statement of statements) this.#declare(statement, inner);
        return statements.flatMap((one) => this.#assignment(one, parameter, inner));
      },
    };
  }

  /** `options.a.b = c` as a field called `a.b`; any other statement as an unknown field. */
  #assignment(statement: Ast, parameter: string, scope: Scope): Field[] {
    if (/Declaration$|^ReturnStatement$/.test(statement.type)) return [];
    const expression = child(statement, 'expression');
    const left = expression && child(expression, 'left');
    const path = left ? this.place(left).text.split('.') : [];
    if (text(expression, 'operator') === '=' && path.shift() === parameter)
      return [
        {
          name: path.join('.'),
          value: this.evaluate(expression && child(expression, 'right'), scope),
        },
      ];
    return [{ name: '...', value: dynamic('computed', this.place(statement)) }];
  }

  #expression(node: Ast, scope: Scope): Value {
    const at = this.place(node);
    const go = (key: string) => this.evaluate(child(node, key), scope);
    if (isFunction(node)) return this.#function(node, scope);
    switch (node.type) {
      case 'Literal':
        return 'regex' in node
          ? { kind: 'regexp', at }
          : plain(literal(Reflect.get(node, 'value')), at);
      case 'TemplateLiteral':
        return this.#template(node, scope, at);
      case 'ArrayExpression':
        return { kind: 'list', items: this.#items(node, 'elements', scope), at };
      case 'ObjectExpression':
        return { kind: 'object', fields: this.#fields(node, scope), at };
      case 'Identifier': {
        const name = text(node, 'name');
        if (name === 'undefined') return plain(undefined, at);
        if (name === '__dirname') return plain('.', at);
        if (name === '__filename') return plain('./_', at);
        return scope.lookUp(name)?.() ?? dynamic('computed', at);
      }
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return go('expression');
      case 'AwaitExpression':
        return go('argument');
      case 'ConditionalExpression': {
        const known = truth(go('test'));
        if (known !== undefined) return go(known ? 'consequent' : 'alternate');
        return {
          ...{ kind: 'dynamic', why: 'condition', at },
          either: [go('consequent'), go('alternate')],
        };
      }
      case 'LogicalExpression':
        return this.#logical(text(node, 'operator'), go('left'), () => go('right'), at);
      case 'BinaryExpression':
        return binary(text(node, 'operator'), go('left'), go('right'), at);
      case 'UnaryExpression':
        return unary(text(node, 'operator'), go('argument'), at);
      case 'MemberExpression': {
        if (at.text === 'import.meta.dirname') return plain('.', at);
        if (/^(?:import\.meta\.(?:url|filename))$/.test(at.text)) return plain('./_', at);
        // Rollup sets it while it watches.
        if (at.text === 'process.env.ROLLUP_WATCH') return plain(undefined, at);
        const owner = go('object');
        const name = flag(node, 'computed')
          ? go('property')
          : plain(text(child(node, 'property'), 'name'));
        return name.kind === 'plain'
          ? this.#member(owner, String(name.value), node)
          : dynamic('computed', at);
      }
      case 'NewExpression': {
        const [first] = this.#items(node, 'arguments', scope);
        return first && /^new URL\(/.test(at.text) ? first : dynamic('computed', at);
      }
      case 'CallExpression':
        return this.#call(node, scope, at);
      default:
        return dynamic('computed', at);
    }
  }

  #call(node: Ast, scope: Scope, at: Place): Value {
    const callee = child(node, 'callee');
    const args = this.#items(node, 'arguments', scope);
    const name = callee ? this.place(callee).text : '';
    if (name === 'process.cwd') return plain('.', at);
    const target = this.evaluate(callee, scope);
    if (target.kind === 'function') return target.call(args);
    if (target.kind === 'import') return callImport(target, args, at);
    if (target.kind === 'call' && target.name !== 'createRequire')
      return { ...target, args, at };
    const owner = callee && child(callee, 'object');
    const method = callee ? text(child(callee, 'property'), 'name') : '';
    const known = target.kind === 'call' ? 'require' : name;
    return callMethod(known, method, owner && this.evaluate(owner, scope), args, at);
  }

  #template(node: Ast, scope: Scope, at: Place): Value {
    const parts = children(node, 'expressions').map((one) => this.evaluate(one, scope));
    const fixed: unknown[] = children(node, 'quasis').map((one) =>
      Reflect.get(one, 'value'),
    );
    const texts = fixed.map((one) => Object(one).cooked);
    if (!parts.every((part) => part.kind === 'plain')) return dynamic('computed', at);
    const text = texts.map((one, index) => `${one}${parts[index]?.value ?? ''}`).join('');
    return joined(text, at);
  }

  #items(node: Ast, key: string, scope: Scope): Value[] {
    return children(node, key).flatMap((item) => {
      if (item.type !== 'SpreadElement') return [this.evaluate(item, scope)];
      const spread = this.evaluate(child(item, 'argument'), scope);
      if (spread.kind === 'list') return spread.items;
      const why = spread.kind === 'dynamic' ? spread.why : 'computed';
      return [dynamic(why, this.place(item))];
    });
  }

  #fields(node: Ast, scope: Scope): Field[] {
    return children(node, 'properties').flatMap((property) => {
      if (property.type === 'SpreadElement') {
        const spread = this.evaluate(child(property, 'argument'), scope);
        if (spread === buildArguments)
          return [{ name: '...', value: dynamic('flags', this.place(property)) }];
        if (spread.kind === 'object') return spread.fields;
        if (spread.kind === 'plain') return [];
        return [{ name: '...', value: dynamic('condition', this.place(property)) }];
      }
      const key = child(property, 'key');
      const name = flag(property, 'computed')
        ? this.evaluate(key, scope)
        : plain(text(key, 'name') || literal(key && Reflect.get(key, 'value')));
      if (name.kind !== 'plain' || text(property, 'kind') !== 'init')
        return [{ name: '...', value: dynamic('computed', this.place(property)) }];
      return [
        {
          name: String(name.value),
          value: this.evaluate(child(property, 'value'), scope),
        },
      ];
    });
  }

  #logical(operator: string, left: Value, right: () => Value, at: Place): Value {
    const known = truth(left);
    if (known === undefined) return dynamic('condition', at);
    if (operator === '&&') return known ? right() : left;
    if (operator === '||') return known ? left : right();
    const missing = left.kind === 'plain' && (left.value ?? undefined) === undefined;
    return missing ? right() : left;
  }
}

/** A statement and those in its branches. */
function statementsIn(statement: Ast): Ast[] {
  const keys = ['body', 'cases', 'consequent', 'alternate'];
  const inner = keys.flatMap((key) => {
    const single = child(statement, key);
    return single ? [single] : children(statement, key);
  });
  return [statement, ...inner.flatMap(statementsIn)];
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
  if (before.kind !== 'object') return undefined;
  const value = changeIn(get(before, name) ?? plain(undefined), path, change);
  return value && { ...before, fields: [...before.fields, { name, value }] };
}

function without(value: Value, names: readonly string[]): Value {
  if (value.kind !== 'object') return dynamic('computed', value.at);
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
  if (left.kind !== 'plain' || right.kind !== 'plain') return dynamic('condition', at);
  if (/^===?$/.test(operator)) return plain(left.value === right.value, at);
  if (/^!==?$/.test(operator)) return plain(left.value !== right.value, at);
  if (operator === '+') return joined(`${left.value}${right.value}`, at);
  return dynamic('computed', at);
}

function unary(operator: string, value: Value, at: Place): Value {
  const known = truth(value);
  if (operator === '!' && known !== undefined) return plain(!known, at);
  if (operator === '-' && value.kind === 'plain') return plain(-Number(value.value), at);
  if (operator === 'void') return plain(undefined, at);
  return dynamic(operator === '!' ? 'condition' : 'computed', at);
}
