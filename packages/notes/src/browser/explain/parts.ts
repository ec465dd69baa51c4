import { type Node, parse } from 'acorn';

/** A stretch of a file, `end` exclusive, in UTF-16 code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Code that belongs together: a match in `head` is what the whole of `pieces` is for. */
export interface Unit {
  readonly head: Range;
  /** One, or what is before and after the body of a function around other code. */
  readonly pieces: readonly [Range] | readonly [Range, Range];
}

/** What the syntax of a file says; without it, the file could not be parsed. */
export interface Syntax {
  readonly format: 'esm' | 'cjs' | 'script';
  readonly units: readonly Unit[];
}

/** Lines and columns are counted from 1. There is none if the code is nested too deep. */
export interface SyntaxProblem {
  readonly place?: { readonly line: number; readonly column: number };
}

/** Reads JavaScript without executing it. Never throws. */
export function readSyntax(text: string): Syntax | SyntaxProblem {
  const comments: Range[] = [];
  const read = (sourceType: 'module' | 'script') =>
    parse(text, {
      ecmaVersion: 'latest',
      sourceType,
      allowReturnOutsideFunction: true,
      onComment: (_block, _text, start, end) => comments.push({ start, end }),
    });
  try {
    const program = read('module');
    return { format: formatOf(program, text), units: unitsIn(program, comments) };
  } catch (error) {
    try {
      // Scripts may contain what modules must not.
      const program = read('script');
      return { format: formatOf(program, text), units: unitsIn(program, comments) };
    } catch {
      return placeOf(error);
    }
  }
}

function placeOf(error: unknown): SyntaxProblem {
  if (!(error instanceof SyntaxError) || !('loc' in error)) return {};
  const { line, column } = Object(error.loc);
  return { place: { line: Number(line), column: Number(column) + 1 } };
}

function formatOf(program: Node, text: string): Syntax['format'] {
  if (childrenOf(program).some(({ type }) => /^(?:Im|Ex)port/.test(type))) return 'esm';
  return /\bexports\b|\brequire\(/.test(text) ? 'cjs' : 'script';
}

function unitsIn(program: Node, comments: readonly Range[]): Unit[] {
  const units: Unit[] = comments.map((range) => ({ head: range, pieces: [range] }));
  const nodes: Node[] = [program];
  // No recursion: minified files are nested deeply.
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const unit = unitOf(node);
    if (unit) units.push(unit);
    const inner = childrenOf(node).filter(({ end }) => !unit || end > unit.head.end);
    // The only variable of a declaration is no unit beside it.
    const isOne = unit && node.type === 'VariableDeclaration';
    for (const child of isOne ? inner.flatMap(childrenOf) : inner) nodes.push(child);
  }
  return units;
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const value of Object.values(node))
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value))
      for (const one of value) if (isNode(one)) children.push(one);
  return children;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'end' in value;
}

function unitOf(node: Node): Unit | undefined {
  const field = (name: string, of: object | undefined = node) => {
    const value: unknown = of && Object(of)[name];
    return isNode(value) ? value : undefined;
  };
  const whole: Unit = { head: node, pieces: [node] };
  const { type } = node;
  if (/^Import|^ExportAll/.test(type) || 'directive' in node) return whole;
  if (type === 'AssignmentExpression') return headed(node, field('left'));
  if (/^(?:Function|Class)Declaration$/.test(type)) return headed(node, field('id'));
  if (type === 'VariableDeclaration') {
    const [first, ...others] = childrenOf(node);
    // A declaration of one variable includes its keyword.
    return others.length === 0 ? headed(node, field('id', first)) : undefined;
  }
  if (type === 'VariableDeclarator') return headed(node, field('id'));
  if (type === 'ForInStatement') return headed(node, field('left'));
  if (type !== 'ExpressionStatement') return undefined;
  const expression = field('expression');
  const call = field('argument', expression) ?? expression;
  const callee = field('callee', call);
  const outer = field('body', callee);
  if (!outer || !/Function/.test(callee?.type ?? ''))
    return headed(node, defined(call) ?? callee);
  const given = childrenOf(call ?? node).filter(
    (one) => one !== callee && field('body', one),
  );
  const body = field('body', given.at(-1)) ?? outer;
  const before = { start: node.start, end: body.start + 1 };
  const after = { start: body.end - 1, end: node.end };
  return { head: { start: node.start, end: outer.start }, pieces: [before, after] };
}

/** The name in `Object.defineProperty(exports, "name", …)`. */
function defined(call: Node | undefined): Node | undefined {
  const [callee, , name] = call?.type === 'CallExpression' ? childrenOf(call) : [];
  const [, property] = callee ? childrenOf(callee) : [];
  return property && 'name' in property && property.name === 'defineProperty'
    ? name
    : undefined;
}

function headed(node: Node, name: Node | undefined): Unit | undefined {
  return name && { head: { start: node.start, end: name.end }, pieces: [node] };
}
