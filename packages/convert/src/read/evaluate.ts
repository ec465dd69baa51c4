import type * as acorn from 'acorn';
import { type Ast, descendants, type TypeScriptNode } from '../parse/parse.ts';
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

  constructor(code: string, program: acorn.Program, manifest?: Value) {
    this.#code = code;
    this.#manifest = manifest;
    const targets = [...descendants(program)].map((one) =>
      one.type === 'AssignmentExpression' ? nameOf(one.left) : '',
    );
    const empty = /\b(?:const|let|var)\s+(\w+)(?:\s*:[^=]+)?\s*=\s*\[\s*\]/g;
    const lists = [...code.matchAll(empty)].map(([, name = '']) => name);
    this.#assigned = new Set([...targets, ...lists]);
  }

  place({ start, end, loc }: acorn.Node): Place {
    const text = this.#code.slice(start, Math.min(end, start + maxText));
    return { line: loc?.start.line ?? 0, text, start };
  }

  evaluate(node: Ast | null | undefined, scope: Scope): Value {
    if (!node) return plain(undefined);
    if (++this.#steps > maxSteps || this.#depth > maxDepth) return dynamic();
    this.#depth++;
    const value = this.#expression(node, scope);
    this.#depth--;
    const at = value.at === noPlace ? this.place(node) : value.at;
    return sizeOf(value) > maxSize ? dynamic(at) : { ...value, at };
  }

  /** Defines what the statements declare and returns what they return. */
  run(statements: readonly Code[], scope: Scope): Value | undefined {
    for (const statement of statements) this.#declare(statement, scope);
    for (const statement of statements) {
      const result = this.#statement(statement, scope);
      if (result) return result;
    }
    return undefined;
  }

  #statement(statement: Code, scope: Scope): Value | undefined {
    if (statement.type === 'ReturnStatement')
      return this.evaluate(statement.argument, scope);
    if (statement.type === 'BlockStatement')
      return this.run(statement.body, new Map(scope));
    if (statement.type === 'IfStatement') {
      const known = truth(this.evaluate(statement.test, scope));
      const branch = known ? statement.consequent : statement.alternate;
      if (known !== undefined) return branch ? this.run([branch], scope) : undefined;
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
  #key(name: Ast, isComputed: boolean, scope: Scope): string | undefined {
    if (name.type === 'Identifier' && !isComputed) return name.name;
    const value = this.evaluate(name, scope);
    return value.kind === 'plain' ? String(value.value) : undefined;
  }

  #declare(statement: Code, scope: Scope): void {
    const define = (pattern: Ast | null, node: Ast | null | undefined) =>
      this.#bind(pattern, () => this.evaluate(node, scope), scope);
    if (statement.type === 'FunctionDeclaration') define(statement.id, statement);
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations) define(id, init);
    if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) this.#declare(statement.declaration, scope);
      for (const { exported, local } of statement.specifiers)
        if (nameOf(exported) === 'default') define(exported, local);
    }
    const exported = (node: Ast) =>
      scope.set('default', () => this.evaluate(node, scope));
    if (statement.type === 'ExportDefaultDeclaration') exported(statement.declaration);
    if (statement.type === 'TSExportAssignment') exported(statement.expression);
    const assigned = statement.type === 'ExpressionStatement' && statement.expression;
    if (assigned && assigned.type === 'AssignmentExpression')
      if (this.place(assigned.left).text === 'module.exports') exported(assigned.right);
    if (statement.type !== 'ImportDeclaration') return;
    const all = importOf(String(statement.source.value));
    for (const one of statement.specifiers) {
      const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default';
      const value = name === 'default' ? all : this.#member(all, name);
      this.#bind(one.local, () => ({ ...value, at: this.place(one) }), scope);
    }
  }

  /** Defines a name, or those of a pattern for an object; others stay unknown. */
  #bind(pattern: Ast | null, value: () => Value, scope: Scope): void {
    let known: Value | undefined;
    const once = () => (known ??= value());
    if (pattern?.type === 'Identifier')
      scope.set(pattern.name, this.#assigned.has(pattern.name) ? () => dynamic() : once);
    if (pattern?.type === 'AssignmentPattern') {
      const preset = () =>
        is(once(), undefined) ? this.evaluate(pattern.right, scope) : once();
      this.#bind(pattern.left, preset, scope);
    }
    if (pattern?.type !== 'ObjectPattern') return;
    for (const one of pattern.properties) {
      if (one.type !== 'Property') continue;
      const name = () => this.#key(one.key, one.computed, scope) ?? '';
      this.#bind(one.value, () => this.#member(once(), name()), scope);
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

  #function({ body, params }: acorn.Function, scope: Scope): Value {
    const call = (args: readonly Value[]) => {
      const inner: Scope = new Map(scope);
      for (const [index, parameter] of params.entries())
        this.#bind(parameter, () => args[index] ?? plain(undefined), inner);
      if (body.type !== 'BlockStatement') return this.evaluate(body, inner);
      const [unclear, returns] = [this.#unclear, this.#returns];
      const result = this.run(body.body, inner);
      // Of a whole configuration, the default is better than nothing.
      if (this.#returns > returns && args[0] !== buildArguments) return dynamic();
      return result ?? (this.#unclear > unclear ? dynamic() : plain(undefined));
    };
    return { kind: 'function', call, at: noPlace };
  }

  /** A value without a place has that of the expression. */
  #expression(node: Ast, scope: Scope): Value {
    const go = (one: Ast) => this.evaluate(one, scope);
    switch (node.type) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return this.#function(node, scope);
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
      case 'TSTypeAssertion':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return go(node.expression);
      case 'Literal':
        if (node.regex) return { kind: 'regexp', at: noPlace };
        return plain(isPlain(node.value) ? node.value : null);
      case 'TemplateLiteral':
        return this.#template(node, scope);
      case 'ArrayExpression':
        return list(this.#items(node.elements, scope));
      case 'ObjectExpression':
        return { kind: 'object', fields: this.#fields(node, scope), at: noPlace };
      case 'Identifier': {
        const { name } = node;
        // Its import may have been left out.
        const isLeftOut = /^define(?:Build)?Config$/.test(name);
        return scope.get(name)?.() ?? (isLeftOut ? importOf('', name) : dynamic());
      }
      case 'MetaProperty':
        return scope.get('import.meta')?.() ?? dynamic();
      case 'ConditionalExpression': {
        const known = truth(go(node.test));
        if (known === undefined) return dynamic();
        return go(known ? node.consequent : node.alternate);
      }
      case 'LogicalExpression':
        return logical(node.operator, go(node.left), () => go(node.right));
      case 'BinaryExpression':
        return binary(node.operator, go(node.left), go(node.right));
      case 'UnaryExpression': {
        const known = node.operator === '!' ? truth(go(node.argument)) : undefined;
        return known === undefined ? dynamic() : plain(!known);
      }
      case 'MemberExpression': {
        const name = this.#key(node.property, node.computed, scope);
        return name === undefined ? dynamic() : this.#member(go(node.object), name);
      }
      case 'NewExpression': {
        const [first = dynamic()] = this.#items(node.arguments, scope);
        return nameOf(node.callee) === 'URL' ? first : dynamic();
      }
      case 'CallExpression':
        return this.#call(node.callee, this.#items(node.arguments, scope), scope);
      default:
        return dynamic();
    }
  }

  #call(callee: Ast, args: readonly Value[], scope: Scope): Value {
    const known = functions.get(this.place(callee).text);
    if (known) return known(args) ?? dynamic();
    const isMethod = callee.type === 'MemberExpression';
    const owner = isMethod && this.evaluate(callee.object, scope);
    const method = (isMethod && this.#key(callee.property, callee.computed, scope)) || '';
    const target = owner ? this.#member(owner, method) : this.evaluate(callee, scope);
    if (target.kind === 'function') return target.call(args);
    if (target.kind === 'import') return callImport(target.from, target.name, args);
    if (target.kind === 'call') return { ...target, args, at: noPlace };
    return owner ? callMethod(owner, method, args) : dynamic();
  }

  #template({ expressions, quasis }: acorn.TemplateLiteral, scope: Scope): Value {
    const parts = expressions.map((one) => this.evaluate(one, scope));
    if (!parts.every((part) => part.kind === 'plain')) return dynamic();
    const texts = quasis.map(
      ({ value }, index) => `${value.cooked}${parts[index]?.value ?? ''}`,
    );
    return joined(texts.join(''));
  }

  #items(
    nodes: readonly (acorn.Expression | acorn.SpreadElement | null)[],
    scope: Scope,
  ): Value[] {
    return nodes.flatMap((item) => {
      if (item?.type !== 'SpreadElement') return item ? this.evaluate(item, scope) : [];
      const spread = this.evaluate(item.argument, scope);
      return spread.kind === 'list' ? spread.items : [dynamic(this.place(item))];
    });
  }

  #fields({ properties }: acorn.ObjectExpression, scope: Scope): Field[] {
    return properties.flatMap((property) => {
      const unknown = [{ name: '...', value: dynamic(this.place(property)) }];
      if (property.type === 'SpreadElement') {
        const spread = this.evaluate(property.argument, scope);
        if (spread.kind === 'plain') return [];
        // What is not in the file is one spread for all.
        const isOpen = spread.kind !== 'object' || get(spread, '...')?.at === noPlace;
        return isOpen ? unknown : spread.fields;
      }
      const name = this.#key(property.key, property.computed, scope);
      if (name === undefined || property.kind !== 'init') return unknown;
      const value = this.evaluate(property.value, scope);
      return [{ name, value, at: this.place(property) }];
    });
  }
}

type Code = acorn.Statement | acorn.ModuleDeclaration | TypeScriptNode;

/** Expressions that export or print, and statements that change nothing. */
const unheard = /^(?:(?:module\.)?exports\b|console\.)/;
const silent = /Declaration$|^(?:Empty|Throw|Break)Statement$|^(?:Export|TS)/;
const isPlain = (value: unknown): value is string | number | boolean =>
  /^(?:string|number|boolean)$/.test(typeof value);

function nameOf(node: Ast): string {
  return node.type === 'Identifier' ? node.name : '';
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
