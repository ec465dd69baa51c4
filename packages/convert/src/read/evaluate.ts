import { fieldsOf } from '@site/pages/records';
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
import { globals, importOf, manifestModule, processObject } from './globals.ts';
import { Scope } from './scope.ts';
import {
  dynamic,
  type Field,
  get,
  is,
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

/** The text of a condition, and an answer that is tried instead of the known one. */
export type Assumption = readonly [condition: string, holds: boolean];

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
    return { line: loc.start.line, text, start };
  }

  evaluate(node: Ast | undefined, scope: Scope): Value {
    if (!node) return plain(undefined);
    if (++this.#steps > maxSteps || this.#depth > maxDepth) return dynamic();
    this.#depth++;
    const value = this.#expression(node, scope);
    this.#depth--;
    const at = value.at === noPlace ? this.place(node) : value.at;
    if (sizeOf(value) > maxSize) return dynamic(at);
    const code =
      value.kind === 'dynamic' ? (value.code ?? this.#codeOf(node, scope)) : undefined;
    return { ...value, ...(code && { code }), at };
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
      case 'SwitchStatement':
        return this.#switch(statement, scope);
      default: {
        const isSilent = silent.test(statement.type) || 'directive' in statement;
        if (isSilent || unheard.test(this.place(statement).text)) return undefined;
        return this.#change(statement, scope) ? undefined : this.#skip(statement, scope);
      }
    }
  }

  /** Runs the case that applies, up to where it ends; the default if only a run could tell. */
  #switch(statement: Ast, scope: Scope): Value | undefined {
    const value = this.evaluate(child(statement, 'discriminant'), scope);
    const cases = children(statement, 'cases');
    const tests = cases.map((one) => child(one, 'test'));
    const isCase = (test: Ast | undefined) =>
      test && truth(binary('===', this.evaluate(test, scope), value));
    const known = value.kind === 'plain' ? tests.findIndex(isCase) : -1;
    const from = known < 0 ? tests.indexOf(undefined) : known;
    if (value.kind !== 'plain' && from < 0) return this.#skip(statement, scope);
    if (value.kind !== 'plain') this.skipped.push(this.place(statement));
    const left = from < 0 ? [] : cases.slice(from);
    const statements = left.flatMap((one) => children(one, 'consequent'));
    const ends = ({ type }: Ast) => /^(?:Break|Return|Throw)Statement$/.test(type);
    const end = statements.findIndex((one) => [...descendants(one)].some(ends));
    return this.run(end < 0 ? statements : statements.slice(0, end + 1), scope);
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
    if (this.#assumed?.[0] === text) return this.#assumed[1];
    this.conditions.set(text, value.at);
    return truth(value);
  }

  /** Applies `a.b = c`, `a.b.push(c)` and `a.b.unshift(c)` to what is known; false for the rest. */
  #change(statement: Ast, scope: Scope): boolean {
    const expression = child(statement, 'expression') ?? statement;
    const callee = child(expression, 'callee');
    const method = callee && this.#key(callee, 'property', scope);
    if (callee && /^(?:push|unshift)$/.test(method ?? ''))
      return this.#assign(child(callee, 'object'), scope, (before) => {
        const added = this.#items(expression, 'arguments', scope);
        const { items } = before.kind === 'list' ? before : {};
        const isLast = method === 'push';
        return items && list(isLast ? [...items, ...added] : [...added, ...items]);
      });
    const isSet = text(expression, 'operator') === '=';
    const value = () => this.evaluate(child(expression, 'right'), scope);
    return isSet && this.#assign(child(expression, 'left'), scope, value);
  }

  /** Gives what an expression stands for another value, if all around it is known. */
  #assign(
    target: Ast | undefined,
    scope: Scope,
    change: (before: Value) => Value | undefined,
  ): boolean {
    if (target?.type === 'Identifier') {
      const name = text(target, 'name');
      const before = scope.lookUp(name);
      const after = before && change(before);
      if (!after || sizeOf(after) > maxSize) return false;
      scope.assign(name, after);
      return true;
    }
    if (!target) return false;
    if (target.type !== 'MemberExpression')
      return this.#assign(child(target, 'expression'), scope, change);
    const name = this.#key(target, 'property', scope) ?? '';
    return this.#assign(child(target, 'object'), scope, (owner) => {
      if (owner.kind !== 'object' && !isMissing(owner)) return undefined;
      const fields = owner.kind === 'object' ? owner.fields : [];
      const value = change(get(owner, name) ?? plain(undefined));
      return (
        value && { kind: 'object', fields: [...fields, { name, value }], at: owner.at }
      );
    });
  }

  /** The name of a field, which may be computed; `undefined` if it is not known. */
  #key(node: Ast, key: 'property' | 'key', scope: Scope): string | undefined {
    const name = child(node, key);
    if (name?.type === 'Identifier' && !flag(node, 'computed')) return text(name, 'name');
    const value = this.evaluate(name, scope);
    return value.kind === 'plain' ? String(value.value) : undefined;
  }

  #declare(statement: Ast, scope: Scope): void {
    const inner = child(statement, 'declaration');
    if (inner && statement.type === 'ExportNamedDeclaration') this.#declare(inner, scope);
    if (isFunction(statement))
      this.#bind(child(statement, 'id'), () => this.evaluate(statement, scope), scope);
    if (statement.type === 'VariableDeclaration')
      for (const one of children(statement, 'declarations'))
        this.#bind(
          child(one, 'id'),
          () => this.evaluate(child(one, 'init'), scope),
          scope,
        );
    const named = children(statement, 'specifiers').find(
      (one) => text(child(one, 'exported'), 'name') === 'default',
    );
    const whole = /^ExportDefault|^TSExportA/.test(statement.type);
    const exported = named
      ? child(named, 'local')
      : (inner ?? child(statement, 'expression'));
    if (named || whole) scope.define('default', () => this.evaluate(exported, scope));
    if (statement.type !== 'ImportDeclaration') return;
    const from = text(child(statement, 'source'), 'value');
    const all = /^(?:node:)?process$/.test(from) ? processObject : importOf(from);
    for (const one of children(statement, 'specifiers')) {
      const name = text(child(one, 'imported'), 'name') || 'default';
      const value = name === 'default' ? all : this.#member(all, name);
      this.#bind(child(one, 'local'), () => ({ ...value, at: this.place(one) }), scope);
    }
  }

  /** Defines the names of a pattern. */
  #bind(pattern: Ast | undefined, value: () => Value, scope: Scope): void {
    const member = (name: string, node: Ast) => () => {
      const found = this.#member(value(), name);
      return found.at === noPlace ? { ...found, at: this.place(node) } : found;
    };
    if (pattern?.type === 'Identifier') scope.define(text(pattern, 'name'), value);
    if (pattern?.type === 'AssignmentPattern') {
      const preset = () => {
        const given = value();
        return isMissing(given) ? this.evaluate(child(pattern, 'right'), scope) : given;
      };
      this.#bind(child(pattern, 'left'), preset, scope);
    }
    if (pattern?.type === 'ObjectPattern') {
      const properties = children(pattern, 'properties');
      const names = properties.map((one) => this.#key(one, 'key', scope) ?? '');
      for (const [index, one] of properties.entries()) {
        this.#bind(child(one, 'value'), member(names[index] ?? '', one), scope);
        this.#bind(child(one, 'argument'), () => without(value(), names), scope);
      }
    }
    if (pattern?.type === 'ArrayPattern')
      for (const [index, one] of [fieldsOf(pattern).elements].flat().entries())
        if (isAst(one)) this.#bind(one, member(String(index), one), scope);
  }

  #member(owner: Value, name: string): Value {
    if (owner.kind === 'import' && owner.from === manifestModule) {
      const known = this.#manifest && (get(this.#manifest, name) ?? plain(undefined));
      // The version of the next release is not that of today.
      const isKnown = known && name !== 'version';
      return isKnown ? known : dynamic(noPlace, { code: `pkg.${name}` });
    }
    if (owner.kind === 'import') return importOf(owner.from, name);
    if (owner.kind === 'list') return owner.items[Number(name)] ?? plain(undefined);
    if (owner.kind === 'plain' && /^(?:pathname|href)$/.test(name)) return owner;
    if (owner.kind !== 'object') return dynamic();
    return get(owner, name) ?? (get(owner, '...') ? dynamic() : plain(undefined));
  }

  #function(node: Ast, scope: Scope): Value {
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
    return { kind: 'function', call, at: noPlace };
  }

  /** A value without a place has that of the expression. */
  #expression(node: Ast, scope: Scope): Value {
    const go = (key: string) => this.evaluate(child(node, key), scope);
    if (isFunction(node)) return this.#function(node, scope);
    if (transparent.test(node.type)) return go('expression');
    switch (node.type) {
      case 'Literal':
        return 'regex' in node ? { kind: 'regexp', at: noPlace } : plain(literal(node));
      case 'TemplateLiteral':
        return this.#template(node, scope);
      case 'ArrayExpression':
        return list(this.#items(node, 'elements', scope));
      case 'ObjectExpression':
        return { kind: 'object', fields: this.#fields(node, scope), at: noPlace };
      case 'Identifier': {
        const name = text(node, 'name');
        // Its import may have been left out.
        const isLeftOut = /^define(?:Build)?Config$/.test(name);
        return scope.lookUp(name) ?? (isLeftOut ? importOf('', name) : dynamic());
      }
      case 'MetaProperty':
        return scope.lookUp('import.meta') ?? dynamic();
      case 'ConditionalExpression': {
        const known = this.#holds(go('test'));
        return known === undefined ? dynamic() : go(known ? 'consequent' : 'alternate');
      }
      case 'LogicalExpression':
        return this.#logical(text(node, 'operator'), go('left'), () => go('right'));
      case 'BinaryExpression':
        return binary(text(node, 'operator'), go('left'), go('right'));
      case 'UnaryExpression':
        return this.#unary(text(node, 'operator'), go('argument'));
      case 'MemberExpression': {
        const name = this.#key(node, 'property', scope);
        return name === undefined ? dynamic() : this.#member(go('object'), name);
      }
      case 'NewExpression': {
        const [first = dynamic()] = this.#items(node, 'arguments', scope);
        return text(child(node, 'callee'), 'name') === 'URL' ? first : dynamic();
      }
      case 'CallExpression':
        return this.#call(node, scope);
      default:
        return dynamic();
    }
  }

  #call(node: Ast, scope: Scope): Value {
    const callee = child(node, 'callee');
    const args = this.#items(node, 'arguments', scope);
    const isMethod = callee?.type === 'MemberExpression';
    const owner = isMethod && this.evaluate(child(callee, 'object'), scope);
    const method = (isMethod && this.#key(callee, 'property', scope)) || '';
    const target = owner ? this.#member(owner, method) : this.evaluate(callee, scope);
    if (target.kind === 'function') return target.call(args);
    if (target.kind === 'import') return callImport(target.from, target.name, args);
    if (target.kind === 'call') return { ...target, args, at: noPlace };
    return owner ? callMethod(owner, method, args) : dynamic();
  }

  #template(node: Ast, scope: Scope): Value {
    const parts = children(node, 'expressions').map((one) => this.evaluate(one, scope));
    if (!parts.every((part) => part.kind === 'plain')) return dynamic();
    const texts = children(node, 'quasis').map((one, index) => {
      const { cooked } = fieldsOf(fieldsOf(one).value);
      return `${cooked}${parts[index]?.value ?? ''}`;
    });
    return joined(texts.join(''));
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
      const unknown = [{ name: '...', value: dynamic(this.place(property)) }];
      if (property.type === 'SpreadElement') {
        const spread = this.evaluate(child(property, 'argument'), scope);
        if (spread.kind === 'plain') return [];
        if (spread.kind !== 'object') return unknown;
        const rest = get(spread, '...');
        // What is not in the file is one spread for all.
        return rest?.at === noPlace
          ? [{ name: '...', value: { ...rest, at: this.place(property) } }]
          : spread.fields;
      }
      const name = this.#key(property, 'key', scope);
      if (name === undefined || text(property, 'kind') !== 'init') return unknown;
      const value = this.evaluate(child(property, 'value'), scope);
      return [{ name, value, at: this.place(property) }];
    });
  }

  #logical(operator: string, left: Value, right: () => Value): Value {
    const known = this.#holds(left);
    if (known === undefined) return dynamic();
    const isEmpty = is(left, null) || isMissing(left);
    const isRight = { '&&': known, '||': !known }[operator] ?? isEmpty;
    return isRight ? right() : left;
  }

  #unary(operator: string, value: Value): Value {
    const known = operator === '!' ? this.#holds(value) : undefined;
    if (known !== undefined) return plain(!known);
    const isNumber = operator === '-' && value.kind === 'plain';
    return isNumber ? plain(-Number(value.value)) : dynamic();
  }

  /** An expression that uses nothing of the file but `package.json`, for the new file. */
  #codeOf(node: Ast, scope: Scope): string | undefined {
    if (node.end - node.start > maxCode) return undefined;
    let code = '';
    let done = node.start;
    for (const one of namesIn(node)) {
      const name = text(one, 'name');
      const known = scope.lookUp(name);
      const isGlobal = copied.test(name) && (!known || known === globals[name]);
      const written = isGlobal ? name : known && codeOf(known);
      if (written === undefined) return undefined;
      code += this.#code.slice(done, one.start) + written;
      done = one.end;
    }
    code += this.#code.slice(done, node.end);
    return code.length > maxCode || code.includes('\n') ? undefined : code;
  }
}

/** Globals that `rslib.config.ts` has, too. */
const copied = /^(?:process|JSON|Object|Array|String|Number|Boolean|Date|Math)$/;
/** Expressions that export or print, and statements that change nothing. */
const unheard = /^(?:exports\b|console\.)/;
const silent = /Declaration$|^(?:Empty|Throw|Break)Statement$|^(?:Export|TS)/;
/** Nodes that stand for the expression in them. */
const transparent =
  /^TS(?:As|Satisfies|NonNull)Expression|^TSTypeAssertion|^(?:Parenthesized|Chain)Exp/;

/** How a value that a name stands for is written in `rslib.config.ts`. */
function codeOf(value: Value): string | undefined {
  if (value.kind === 'plain') return print(value.value);
  if (value.kind === 'dynamic') return value.code;
  return value.kind === 'import' && value.from === manifestModule ? 'pkg' : undefined;
}

const isMissing = (value: Value) => is(value, undefined);

function without(value: Value, names: readonly string[]): Value {
  if (value.kind !== 'object') return dynamic(value.at);
  return { ...value, fields: value.fields.filter(({ name }) => !names.includes(name)) };
}

function literal(node: Ast): string | number | boolean | null {
  const { value } = fieldsOf(node);
  const isNumber = typeof value === 'number' || typeof value === 'boolean';
  return typeof value === 'string' || isNumber ? value : null;
}

function binary(operator: string, left: Value, right: Value): Value {
  if (/^[!=]==?$/.test(operator)) {
    const same = isSame(left, right, operator.length === 2);
    return same === undefined ? dynamic() : plain(same === operator.startsWith('='));
  }
  const isKnown = left.kind === 'plain' && right.kind === 'plain' && operator === '+';
  return isKnown ? joined(`${left.value}${right.value}`) : dynamic();
}

/** Whether two values are equal; `undefined` if only a run could tell. */
function isSame(left: Value, right: Value, isLoose: boolean): boolean | undefined {
  if (left.kind === 'plain' && right.kind === 'plain') {
    const areMissing = (left.value ?? right.value ?? undefined) === undefined;
    return left.value === right.value || (isLoose && areMissing);
  }
  const isOther = (value: Value) => value.kind !== 'plain' && truth(value);
  const isPlain = left.kind === 'plain' || right.kind === 'plain';
  return isPlain && (isOther(left) || isOther(right)) ? false : undefined;
}
