import { load, merged } from './globals.ts';
import {
  dynamic,
  is,
  joined,
  list,
  listOf,
  noPlace,
  plain,
  textOf,
  truth,
  type Value,
} from './value.ts';

/** Longest text that a pattern of the configuration is tried on, in characters. */
const maxTested = 24;
/** What a text may be split into. */
const maxParts = 100;

type Values = readonly Value[];

/** Modules whose `defineConfig` returns what it gets. Its import may have been left out. */
const ofTools =
  /^(?:|rollup|rolldown|tsdown(?:\/config)?|tsup|unbuild|vite|vitest\/config)$/;

/** A call of something imported: paths and `defineConfig` are known, the rest are plugins. */
export function callImport(from: string, name: string, args: Values): Value {
  const [first = plain(undefined)] = args;
  if (/^(?:(?:node:)?path(?:\/|$)|pathe$)/.test(from)) return callPath(name, args);
  if (name === 'fileURLToPath') return first;
  if (ofTools.test(from) && /^define(?:Build)?Config$/.test(name)) return first;
  if (ofTools.test(from) && name === 'mergeConfig') return args.reduce(merged);
  if (name === 'createRequire') return load;
  return { kind: 'call', from, name, args, at: noPlace };
}

/** A call of a function for paths. A path that begins with a dot is treated as an absolute one. */
function callPath(name: string, args: Values): Value {
  const parts = args.map(textOf).filter((part) => part !== undefined);
  const [first = ''] = parts;
  if (name === 'isAbsolute') return plain(first.startsWith('/'));
  if (parts.length < args.length) return dynamic();
  if (name === 'dirname') return plain(joinPath([first, '..']));
  return /^(?:resolve|join)$/.test(name) ? plain(joinPath(parts)) : dynamic();
}

/** `./a/b` from what `path.resolve(__dirname, 'a', './b')` gets. */
function joinPath(parts: readonly string[]): string {
  const names: string[] = [];
  for (const name of parts.join('/').split('/')) {
    if (name === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names[0] === '..' ? names.join('/') : `./${names.join('/')}`;
}

/** A call of a method. `owner` is what stands before the dot. */
export function callMethod(owner: Value, method: string, args: Values): Value {
  const argument = textOf(args[0]);
  if (owner.kind === 'dynamic' && owner.why === 'dependencies')
    return dynamic(noPlace, { why: owner.why });
  if (owner.kind === 'list') return callList(method, owner.items, args) ?? dynamic();
  if (owner.kind === 'regexp' && method === 'test' && argument !== undefined)
    return testPattern(owner.at.text, argument);
  return callText(textOf(owner), method, args) ?? dynamic();
}

const textMethods =
  /^(?:startsWith|endsWith|includes|replace|slice|split|toLowerCase|toUpperCase|trim)$/;

/** A method of a text, called with texts and numbers. */
function callText(
  text: string | undefined,
  method: string,
  args: Values,
): Value | undefined {
  const known = args.map((arg) => {
    const isPattern = arg.kind === 'regexp' && (text?.length ?? 0) <= maxTested;
    return isPattern
      ? patternOf(arg.at.text)
      : arg.kind === 'plain'
        ? arg.value
        : undefined;
  });
  if (text === undefined || !textMethods.test(method) || known.includes(undefined))
    return undefined;
  const run: unknown = Reflect.get(String.prototype, method);
  const result: unknown = typeof run === 'function' ? run.apply(text, known) : undefined;
  if (typeof result === 'string') return joined(result);
  if (typeof result === 'boolean') return plain(result);
  if (!Array.isArray(result) || result.length > maxParts) return undefined;
  return list(result.map((part) => plain(String(part))));
}

function callList(method: string, items: Values, args: Values): Value | undefined {
  const [first] = args;
  const texts = items.map(textOf);
  if (method === 'join' && !texts.includes(undefined))
    return joined(texts.join(textOf(first) ?? ','));
  if (method === 'concat') return list([...items, ...args.flatMap(listOf)]);
  if (method === 'includes' && first?.kind === 'plain')
    return plain(items.some((item) => is(item, first.value)));
  // What only a run could decide about may be there.
  if (method === 'filter' && first?.at.text === 'Boolean')
    return list(items.filter((item) => truth(item) !== false));
  if (first?.kind !== 'function') return undefined;
  const results = items.map((item, index) => first.call([item, plain(index)]));
  if (method === 'map') return list(results);
  if (method === 'flatMap') return list(results.flatMap(listOf));
  const known = results.map(truth);
  if (known.includes(undefined)) return undefined;
  if (method === 'filter') return list(items.filter((_, index) => known[index]));
  if (method === 'some') return plain(known.includes(true));
  return method === 'every' ? plain(!known.includes(false)) : undefined;
}

/** Whether a pattern of the text finds something in the few characters of a module's name. */
export function testPattern(literal: string, text: string): Value {
  // A slow pattern takes time that doubles with each character.
  const found = text.length > maxTested ? undefined : patternOf(literal)?.exec(text);
  return found === undefined ? dynamic() : plain(found !== null);
}

function patternOf(literal: string): RegExp | undefined {
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
