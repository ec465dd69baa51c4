import { fieldsOf } from '@site/pages/records';
import {
  type Ast,
  child,
  children,
  descendants,
  flag,
  isFunction,
  text,
} from '../parse/ast.ts';
import {
  buildArguments,
  callImport,
  callMethod,
  functions,
  importOf,
  manifestModule,
} from './known.ts';
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
/** What is quoted from the pasted text, in characters. */
const maxText = 2000;

/** Names and what they stand for, which is found out when they are used. */
export type Scope = Map<string, () => Value>;

/** Says what expressions of one text are, without running any of it. */
export class Evaluator {
  /** Statements that were left out because only a run could tell what they do. */
  readonly skipped: Place[] = [];
  readonly #code: string;
  readonly #manifest: Value | undefined;
  /** Variables that are set again somewhere, or begin as an empty list: what they are is not known. */
  readonly #assigned: ReadonlySet<string>;
  /** Statements that were left out so far, and those that may return something. */
  #unclear = 0;
  #returns = 0;
  #steps = 0;
  #depth = 0;

  constructor(code: string, program: Ast, manifest?: Value) {
    this.#code = code;
    this.#manifest = manifest;
    const targets = [...descendants(program)].map((one) =>
      one.type === 'AssignmentExpression' ? text(child(one, 'left'), 'name') : '',
    );
    const empty = /\b(?:const|let|var)\s+(\w+)(?:\s*:[^=]+)?\s*=\s*\[\s*\]/g;
    const lists = [...code.matchAll(empty)].map(([, name = '']) => name);
    this.#assigned = new Set([...targets, ...lists]);
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
    return sizeOf(value) > maxSize ? dynamic(at) : { ...value, at };
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
    if (statement.type === 'ReturnStatement')
      return this.evaluate(child(statement, 'argument'), scope);
    if (statement.type === 'BlockStatement')
      return this.run(children(statement, 'body'), new Map(scope));
    const isIf = statement.type === 'IfStatement';
    const known = isIf
      ? truth(this.evaluate(child(statement, 'test'), scope))
      : undefined;
    if (known !== undefined) {
      const branch = child(statement, known ? 'consequent' : 'alternate');
      return branch && this.run([branch], scope);
    }
    const at = this.place(statement);
    if (silent.test(statement.type) || 'directive' in statement || unheard.test(at.text))
      return undefined;
    this.#unclear++;
    if ([...descendants(statement)].some(({ type }) => type === 'ReturnStatement'))
      this.#returns++;
    // A function may be called again.
    if (!this.skipped.some(({ start }) => start === at.start)) this.skipped.push(at);
    return undefined;
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
    const define = (pattern: Ast | undefined, node: Ast | undefined) =>
      this.#bind(pattern, () => this.evaluate(node, scope), scope);
    if (isFunction(statement)) define(child(statement, 'id'), statement);
    if (statement.type === 'VariableDeclaration')
      for (const one of children(statement, 'declarations'))
        define(child(one, 'id'), child(one, 'init'));
    const named = children(statement, 'specifiers').find(
      (one) => text(child(one, 'exported'), 'name') === 'default',
    );
    if (named) define(child(named, 'exported'), child(named, 'local'));
    const assigned = child(statement, 'expression');
    if (/^ExportDefault|^TSExportA/.test(statement.type))
      scope.set('default', () => this.evaluate(inner ?? assigned, scope));
    const target = assigned && child(assigned, 'left');
    if (target && this.place(target).text === 'module.exports')
      scope.set('default', () => this.evaluate(child(assigned, 'right'), scope));
    if (statement.type !== 'ImportDeclaration') return;
    const all = importOf(text(child(statement, 'source'), 'value'));
    for (const one of children(statement, 'specifiers')) {
      const name = text(child(one, 'imported'), 'name') || 'default';
      const value = name === 'default' ? all : this.#member(all, name);
      this.#bind(child(one, 'local'), () => ({ ...value, at: this.place(one) }), scope);
    }
  }

  /** Defines a name, or those of a pattern for an object; others stay unknown. */
  #bind(pattern: Ast | undefined, value: () => Value, scope: Scope): void {
    let known: Value | undefined;
    const once = () => (known ??= value());
    const name = text(pattern, 'name');
    if (name) scope.set(name, this.#assigned.has(name) ? () => dynamic() : once);
    if (pattern?.type === 'AssignmentPattern') {
      const preset = () =>
        is(once(), undefined) ? this.evaluate(child(pattern, 'right'), scope) : once();
      this.#bind(child(pattern, 'left'), preset, scope);
    }
    if (pattern?.type !== 'ObjectPattern') return;
    for (const one of children(pattern, 'properties')) {
      const member = () => this.#member(once(), this.#key(one, 'key', scope) ?? '');
      this.#bind(child(one, 'value'), member, scope);
    }
  }

  #member(owner: Value, name: string): Value {
    if (owner.kind === 'import' && owner.from === manifestModule) {
      // The version of the next release is not that of today.
      const isKnown = this.#manifest && name !== 'version';
      return isKnown ? (get(this.#manifest, name) ?? plain(undefined)) : dynamic();
    }
    if (owner.kind === 'import') return importOf(owner.from, name);
    if (owner.kind === 'plain' && /^(?:pathname|href)$/.test(name)) return owner;
    if (owner.kind !== 'object') return dynamic();
    return get(owner, name) ?? (get(owner, '...') ? dynamic() : plain(undefined));
  }

  #function(node: Ast, scope: Scope): Value {
    const [body, parameters] = [child(node, 'body'), children(node, 'params')];
    const call = (args: readonly Value[]) => {
      const inner: Scope = new Map(scope);
      for (const [index, parameter] of parameters.entries())
        this.#bind(parameter, () => args[index] ?? plain(undefined), inner);
      if (body?.type !== 'BlockStatement') return this.evaluate(body, inner);
      const [unclear, returns] = [this.#unclear, this.#returns];
      const result = this.run(children(body, 'body'), inner);
      // Of a whole configuration, the default is better than nothing.
      if (this.#returns > returns && args[0] !== buildArguments) return dynamic();
      return result ?? (this.#unclear > unclear ? dynamic() : plain(undefined));
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
        return scope.get(name)?.() ?? (isLeftOut ? importOf('', name) : dynamic());
      }
      case 'MetaProperty':
        return scope.get('import.meta')?.() ?? dynamic();
      case 'ConditionalExpression': {
        const known = truth(go('test'));
        return known === undefined ? dynamic() : go(known ? 'consequent' : 'alternate');
      }
      case 'LogicalExpression':
        return logical(text(node, 'operator'), go('left'), () => go('right'));
      case 'BinaryExpression':
        return binary(text(node, 'operator'), go('left'), go('right'));
      case 'UnaryExpression': {
        const known = text(node, 'operator') === '!' ? truth(go('argument')) : undefined;
        return known === undefined ? dynamic() : plain(!known);
      }
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
    const known = callee && functions.get(this.place(callee).text);
    if (known) return known(args) ?? dynamic();
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
      return spread.kind === 'list' ? spread.items : [dynamic(this.place(item))];
    });
  }

  #fields(node: Ast, scope: Scope): Field[] {
    return children(node, 'properties').flatMap((property) => {
      const unknown = [{ name: '...', value: dynamic(this.place(property)) }];
      if (property.type === 'SpreadElement') {
        const spread = this.evaluate(child(property, 'argument'), scope);
        if (spread.kind === 'plain') return [];
        // What is not in the file is one spread for all.
        const isOpen = spread.kind !== 'object' || get(spread, '...')?.at === noPlace;
        return isOpen ? unknown : spread.fields;
      }
      const name = this.#key(property, 'key', scope);
      if (name === undefined || text(property, 'kind') !== 'init') return unknown;
      const value = this.evaluate(child(property, 'value'), scope);
      return [{ name, value, at: this.place(property) }];
    });
  }
}

/** Expressions that export or print, and statements that change nothing. */
const unheard = /^(?:(?:module\.)?exports\b|console\.)/;
const silent = /Declaration$|^(?:Empty|Throw|Break)Statement$|^(?:Export|TS)/;
/** Nodes that stand for the expression in them. */
const transparent =
  /^TS(?:As|Satisfies|NonNull)Expression|^TSTypeAssertion|^(?:Parenthesized|Chain)Exp/;

function literal(node: Ast): string | number | boolean | null {
  const { value } = fieldsOf(node);
  const isNumber = typeof value === 'number' || typeof value === 'boolean';
  return typeof value === 'string' || isNumber ? value : null;
}

function logical(operator: string, left: Value, right: () => Value): Value {
  const known = truth(left);
  if (known === undefined) return dynamic();
  const isEmpty = is(left, null) || is(left, undefined);
  const isRight = { '&&': known, '||': !known }[operator] ?? isEmpty;
  return isRight ? right() : left;
}

function binary(operator: string, left: Value, right: Value): Value {
  if (left.kind !== 'plain' || right.kind !== 'plain') return dynamic();
  if (operator === '+') return joined(`${left.value}${right.value}`);
  const isSame = left.value === right.value;
  return /^[!=]==?$/.test(operator)
    ? plain(isSame === operator.startsWith('='))
    : dynamic();
}
