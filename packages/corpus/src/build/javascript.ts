import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ecmaVersion, type Node, type Program, parse } from 'acorn';
import type { Size } from './recorded.ts';

/** ECMAScript versions from the oldest that acorn can tell. */
const versions = [
  5, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
] as const;

/** The JavaScript of a package that some entries load: their own files and what these import. */
export interface Loaded {
  readonly size: Size;
  /** The lowest ECMAScript version that can parse all files. */
  readonly syntax: number;
  /** How many files start with each directive, other than `use strict`. */
  readonly directives: ReadonlyMap<string, number>;
}

/** Reads `entries` (relative to `folder`) and the files of the package that they load. */
export function readLoaded(folder: string, entries: Iterable<string>): Loaded {
  const texts = new Map<string, string>();
  const directives = new Map<string, number>();
  let syntax = 0;
  const visit = (file: string): void => {
    if (texts.has(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    const parsed = parseOldest(text);
    syntax = Math.max(syntax, parsed.version);
    for (const directive of directivesOf(parsed.program))
      directives.set(directive, (directives.get(directive) ?? 0) + 1);
    for (const specifier of relativeImports(parsed.program)) {
      const target = resolveFile(path.resolve(path.dirname(file), specifier));
      if (target !== undefined && /\.[cm]?js$/.test(target)) visit(target);
    }
  };
  for (const entry of entries) {
    const file = resolveFile(path.resolve(folder, entry));
    if (file !== undefined) visit(file);
  }
  const all = [...texts.values()];
  const size = {
    files: all.length,
    raw: all.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    gzip: all.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0),
  };
  return { size, syntax, directives };
}

function parseOldest(text: string): { version: number; program: Program } {
  const attempt = (version: ecmaVersion, sourceType: 'module' | 'script') =>
    parse(text, {
      ecmaVersion: version,
      sourceType,
      allowHashBang: true,
      allowReturnOutsideFunction: true,
    });
  // Modules are newer than ES5, but what bundlers make of their code need not be.
  for (const version of versions) {
    for (const sourceType of ['module', 'script'] as const) {
      try {
        const program = attempt(version, sourceType);
        return { version, program };
      } catch {
        // Too new for this version, or not of this kind.
      }
    }
  }
  return { version: Number.POSITIVE_INFINITY, program: attempt('latest', 'module') };
}

function directivesOf({ body }: Program): string[] {
  return body
    .map((node) => ('directive' in node ? node.directive : undefined))
    .filter((one) => typeof one === 'string')
    .filter((one) => one !== 'use strict');
}

/** Relative paths in imports, exports and calls of `import` and `require`, anywhere in a program. */
function relativeImports(program: Program): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    else if (isNode(value)) {
      const specifier = specifierOf(value);
      if (specifier?.startsWith('.')) found.add(specifier);
      for (const child of Object.values(value)) walk(child);
    }
  };
  walk(program);
  return found;
}

function specifierOf(node: Node & Readonly<Record<string, unknown>>): string | undefined {
  const { source, callee } = node;
  const [argument]: unknown[] = Array.isArray(node.arguments) ? node.arguments : [];
  const isRequire =
    node.type === 'CallExpression' && isNode(callee) && callee.name === 'require';
  const value = isRequire ? argument : source;
  return isNode(value) && typeof value.value === 'string' ? value.value : undefined;
}

function isNode(value: unknown): value is Node & Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** CommonJS leaves out extensions and names folders. */
function resolveFile(file: string): string | undefined {
  return ['', '.js', '.cjs', '/index.js']
    .map((suffix) => file + suffix)
    .find((one) => existsSync(one) && statSync(one).isFile());
}
