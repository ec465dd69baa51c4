import type * as acorn from 'acorn';
import { type Ast, descendants, type TypeScriptNode } from '../parse/parse.ts';
import {
  buildArguments,
  callGlobal,
  callImport,
  filterOf,
  importOf,
  isBuildArguments,
  manifestModule,
  mapOf,
  variableOf,
} from './known.ts';
import {
  dynamic,
  type Field,
  get,
  is,
  list,
  noPlace,
  type Place,
  plain,
  truth,
  type Value,
} from './value.ts';

/** Characters of code, each counted whenever it is read: hostile texts double again and again. */
const maxCost = 2_000_000;
/** Functions that call each other end here. */
const maxDepth = 120;

/** The values of names, each evaluated when the name is used. */
export type Scope = Map<string, () => Value>;

/** Says what expressions of one text are, without running any of it. */
export class Evaluator {
  /** Statements that were left out because only a run could tell what they do. */
  readonly skipped: Place[] = [];
  readonly #code: string;
  readonly #manifest: Value | undefined;
  /** Variables that are set again somewhere, or begin as an empty list: what they are is not known. */
  readonly #assigned: ReadonlySet<string>;
  #cost = 0;
  #depth = 0;

  constructor(code: string, program: acorn.Program, manifest?: Value) {
    this.#code = code;
    this.#manifest = manifest;
    const targets = [...descendants(program)].map((one) => {
      if (one.type === 'AssignmentExpression') return nameOf(one.left);
      if (one.type !== 'VariableDeclarator') return '';
      const { id, init } = one;
      const isEmpty = init?.type === 'ArrayExpression' && init.elements.length === 0;
      return isEmpty ? nameOf(id) : '';
    });
    this.#assigned = new Set(targets);
  }

  place({ start, end, loc }: acorn.Node): Place {
    return { line: loc?.start.line ?? 0, text: this.#code.slice(start, end), start };
  }

  evaluate(node: Ast | null | undefined, scope: Scope): Value {
    if (!node) return plain(undefined);
    this.#cost += node.end - node.start;
    if (this.#cost > maxCost || this.#depth > maxDepth) return dynamic();
    this.#depth++;
    const found = this.#expression(node, scope);
    const isOpen = found.kind === 'dynamic' && found.at === noPlace;
    const value = (isOpen && this.#codeOf(node, scope)) || found;
    this.#depth--;
    return value.at === noPlace ? { ...value, at: this.place(node) } : value;
  }

  /** An expression that the new configuration can have as it is; `undefined` of any other one. */
  #codeOf(node: Ast, scope: Scope): Value | undefined {
    const all = (nodes: readonly Ast[]) => {
      const parts = nodes.map((one) => this.#codeOf(one, scope));
      const named = parts.find((one) => one?.kind === 'code' && one.manifest);
      return parts.includes(undefined) ? undefined : (named ?? code);
    };
    const code: Value = { kind: 'code', at: noPlace };
    switch (node.type) {
      case 'Literal':
        return code;
      case 'Identifier': {
        if (/^(?:Date|JSON)$/.test(node.name)) return code;
        const value = scope.get(node.name)?.();
        const isManifest = value?.kind === 'import' && value.from === manifestModule;
        return isManifest ? { ...code, manifest: node.name } : undefined;
      }
      case 'TemplateLiteral':
        return all(node.expressions);
      case 'MemberExpression':
        return node.computed ? undefined : all([node.object]);
      case 'CallExpression':
      case 'NewExpression':
        return all([node.callee, ...node.arguments]);
      case 'BinaryExpression':
        return all([node.left, node.right]);
      default:
        return undefined;
    }
  }

  /** Defines what the statements declare and returns what they return. */
  run(statements: readonly Code[], scope: Scope): Value | undefined {
    for (const statement of statements) {
      const result = this.#statement(statement, scope);
      if (result) return result;
    }
    return undefined;
  }

  #statement(statement: Code, scope: Scope): Value | undefined {
    const define = (pattern: Ast | null, node: Ast | null | undefined): undefined =>
      this.#bind(pattern, () => this.evaluate(node, scope), scope);
    const exported = (node: Ast): undefined => {
      scope.set('default', () => this.evaluate(node, scope));
    };
    switch (statement.type) {
      case 'ReturnStatement':
        return this.evaluate(statement.argument, scope);
      case 'IfStatement': {
        const known = truth(this.evaluate(statement.test, scope));
        if (known === undefined) return this.#skip(statement, scope);
        const branch = known ? statement.consequent : statement.alternate;
        return branch ? this.#statement(branch, scope) : undefined;
      }
      case 'BlockStatement':
        return this.run(statement.body, scope);
      case 'FunctionDeclaration':
        return define(statement.id, statement);
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations) define(id, init);
        return undefined;
      case 'ExportNamedDeclaration':
        return statement.declaration
          ? this.#statement(statement.declaration, scope)
          : undefined;
      case 'ExportDefaultDeclaration':
        return exported(statement.declaration);
      case 'ImportDeclaration':
        return this.#import(statement, scope);
      case 'ExpressionStatement': {
        const { text } = this.place(statement);
        const assigned = /^module\.exports\s*=[^=]/.test(text) && statement.expression;
        if (assigned && assigned.type === 'AssignmentExpression')
          return exported(assigned.right);
        const isSilent = 'directive' in statement || unheard.test(text);
        return isSilent ? undefined : this.#skip(statement, scope);
      }
      default:
        return silent.test(statement.type) ? undefined : this.#skip(statement, scope);
    }
  }

  /** Leaves a statement out. What a function returns is not known if it may end there. */
  #skip(statement: Code, scope: Scope): Value | undefined {
    const at = this.place(statement);
    // A function may be called again.
    if (!this.skipped.some(({ start }) => start === at.start)) this.skipped.push(at);
    const mayReturn = [...descendants(statement)].some(
      ({ type }) => type === 'ReturnStatement',
    );
    return mayReturn ? scope.get('return')?.() : undefined;
  }

  #import({ source, specifiers }: acorn.ImportDeclaration, scope: Scope): undefined {
    const all = importOf(String(source.value));
    for (const one of specifiers) {
      const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default';
      const value = name === 'default' ? all : this.#member(all, name);
      this.#bind(one.local, () => ({ ...value, at: this.place(one) }), scope);
    }
  }

  /** Defines a name, or those of a pattern for an object; others stay unknown. */
  #bind(pattern: Ast | null, value: () => Value, scope: Scope): undefined {
    if (pattern?.type === 'Identifier')
      scope.set(pattern.name, this.#assigned.has(pattern.name) ? () => dynamic() : value);
    if (pattern?.type === 'AssignmentPattern') {
      const { left, right } = pattern;
      const preset = () =>
        is(value(), undefined) ? this.evaluate(right, scope) : value();
      this.#bind(left, preset, scope);
    }
    if (pattern?.type !== 'ObjectPattern') return;
    for (const one of pattern.properties) {
      if (one.type !== 'Property') continue;
      const name = () => this.#key(one.key, one.computed, scope) ?? '';
      this.#bind(one.value, () => this.#member(value(), name()), scope);
    }
  }

  /** The name of a field, which may be computed; `undefined` if it is not known. */
  #key(name: Ast, isComputed: boolean, scope: Scope): string | undefined {
    if (name.type === 'Identifier' && !isComputed) return name.name;
    const value = this.evaluate(name, scope);
    return value.kind === 'plain' ? String(value.value) : undefined;
  }

  #member(owner: Value, name: string): Value {
    if (owner.kind === 'import' && owner.from === manifestModule) {
      // The version of the next release is not that of today.
      const isKnown = this.#manifest && name !== 'version';
      return isKnown ? (get(this.#manifest, name) ?? plain(undefined)) : dynamic();
    }
    if (owner.kind === 'import') return importOf(owner.from, name);
    if (owner.kind === 'list' && name === 'map') return mapOf(owner.items);
    if (owner.kind === 'list' && name === 'filter') return filterOf(owner.items);
    if (owner.kind !== 'object') return dynamic();
    return get(owner, name) ?? (get(owner, '...') ? dynamic() : plain(undefined));
  }

  #function({ body, params }: acorn.Function, scope: Scope): Value {
    const call = (args: readonly Value[]) => {
      const inner: Scope = new Map(scope);
      for (const [index, parameter] of params.entries())
        this.#bind(parameter, () => args[index] ?? plain(undefined), inner);
      if (body.type !== 'BlockStatement') return this.evaluate(body, inner);
      // Of a whole configuration, the default is better than nothing.
      if (args[0] !== buildArguments) inner.set('return', () => dynamic());
      return this.run(body.body, inner) ?? plain(undefined);
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
      case 'ChainExpression':
        return go(node.expression);
      case 'Literal':
        if (node.regex) return { kind: 'regexp', at: noPlace };
        return plain(isPlain(node.value) ? node.value : null);
      case 'TemplateLiteral': {
        const parts = node.expressions.map(go);
        if (!parts.every((part) => part.kind === 'plain')) return dynamic();
        const texts = node.quasis.map(({ value }) => value.cooked ?? '');
        return plain(
          texts.map((text, index) => `${text}${parts[index]?.value ?? ''}`).join(''),
        );
      }
      case 'ArrayExpression':
        return list(this.#items(node.elements, scope));
      case 'ObjectExpression':
        return { kind: 'object', fields: this.#fields(node, scope), at: noPlace };
      case 'Identifier':
        return scope.get(node.name)?.() ?? dynamic();
      case 'MetaProperty':
        return scope.get('import.meta')?.() ?? dynamic();
      case 'ConditionalExpression': {
        const known = truth(go(node.test));
        if (known === undefined) return dynamic();
        return go(known ? node.consequent : node.alternate);
      }
      case 'LogicalExpression': {
        const left = go(node.left);
        const known = truth(left);
        if (known === undefined) return dynamic();
        const isEmpty = is(left, null) || is(left, undefined);
        const isRight = { '&&': known, '||': !known, '??': isEmpty }[node.operator];
        return isRight ? go(node.right) : left;
      }
      case 'BinaryExpression': {
        const [left, right] = [go(node.left), go(node.right)];
        if (left.kind !== 'plain' || right.kind !== 'plain') return dynamic();
        if (node.operator === '+') return plain(`${left.value}${right.value}`);
        const isSame = left.value === right.value;
        const [, not] = /^([!=])==?$/.exec(node.operator) ?? [];
        return not ? plain(isSame === (not === '=')) : dynamic();
      }
      case 'UnaryExpression': {
        const known = node.operator === '!' ? truth(go(node.argument)) : undefined;
        return known === undefined ? dynamic() : plain(!known);
      }
      case 'MemberExpression': {
        const [, variable] = /^process\.env\.(\w+)$/.exec(this.place(node).text) ?? [];
        if (variable) return variableOf(variable, this.#manifest);
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
    const known = callGlobal(this.place(callee).text, args);
    if (known) return known;
    const target = this.evaluate(callee, scope);
    if (target.kind === 'function') return target.call(args);
    if (target.kind === 'import') return callImport(target.from, target.name, args);
    return target.kind === 'call' ? { ...target, args, at: noPlace } : dynamic();
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
        if (spread.kind === 'plain' || isBuildArguments(spread)) return [];
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
