import {
  dynamic,
  type Field,
  get,
  is,
  joined,
  object,
  type Place,
  plain,
  textOf,
  truth,
  type Value,
} from './value.ts';

/** Longest text that a pattern of the configuration is tried on, in characters. */
const maxTested = 24;
/** What a text may be split into. */
const maxParts = 100;

/** A call of something imported: paths and `defineConfig` are known, the rest are plugins. */
export function callImport(
  target: { readonly from: string; readonly name: string },
  args: readonly Value[],
  at: Place,
): Value {
  const { from, name } = target;
  const [first = plain(undefined, at)] = args;
  if (/^(?:(?:node:)?path(?:\/|$)|pathe$)/.test(from)) return callPath(name, args, at);
  if (/^(?:node:)?url$/.test(from) && name === 'fileURLToPath') return first;
  if (/^define\w*Config$/.test(name)) return first;
  if (name === 'mergeConfig') return args.reduce(merged);
  return { kind: 'call', from, name, args, at };
}

/** A call of a function for paths. A path that begins with a dot is treated as an absolute one. */
function callPath(name: string, args: readonly Value[], at: Place): Value {
  const parts = args.map(textOf).filter((part) => part !== undefined);
  const [first = '', ending = ''] = parts;
  if (name === 'isAbsolute') return plain(first.startsWith('/'), at);
  if (parts.length < args.length) return dynamic('computed', at);
  const base = first.split('/').at(-1) ?? '';
  switch (name) {
    case 'resolve':
    case 'join':
      return plain(joinPath(parts), at);
    case 'dirname':
      return plain(joinPath([first, '..']), at);
    case 'basename':
      return plain(
        base.endsWith(ending) ? base.slice(0, -ending.length || undefined) : base,
        at,
      );
    case 'extname':
      return plain(/.(\.[^.]*)$/.exec(base)?.[1] ?? '', at);
    case 'parse':
      return object({ root: plain(/^[./]/.test(first) ? '/' : '') }, at);
    default:
      return dynamic('computed', at);
  }
}

/** Both configurations, where the second one wins; what is unknown of one stays a spread. */
function merged(one: Value, two: Value): Value {
  const fieldsOf = (value: Value): readonly Field[] =>
    value.kind === 'object' ? value.fields : [{ name: '...', value }];
  const later = fieldsOf(two).map(({ name, value }) => {
    const before = get(one, name);
    if (before?.kind === 'list' && value.kind === 'list')
      return { name, value: { ...value, items: [...before.items, ...value.items] } };
    return { name, value: before?.kind === 'object' ? merged(before, value) : value };
  });
  return { kind: 'object', fields: [...fieldsOf(one), ...later], at: two.at };
}

/** A call of a global function or of a method. `owner` is what stands before the dot. */
export function callMethod(
  name: string,
  method: string,
  owner: Value | undefined,
  args: readonly Value[],
  at: Place,
): Value {
  const [first] = args;
  const unknown = dynamic('computed', at);
  if (name === 'require' && first)
    return { kind: 'import', from: textOf(first) ?? '', name: 'default', at };
  if (name === 'JSON.parse' && /['"](?:\.\/)?package\.json['"]/.test(at.text))
    return { kind: 'import', from: './package.json', name: 'default', at };
  if (/^define\w*Config$/.test(name) && first) return first;
  if (name === 'JSON.stringify')
    return first?.kind === 'plain' ? plain(JSON.stringify(first.value), at) : unknown;
  if (/^Object\.\w+$/.test(name))
    return (first && callObject(method, first, args, at)) ?? unknown;
  if (owner?.kind === 'dynamic' && owner.why === 'dependencies') return { ...owner, at };
  if (owner?.kind === 'list') return callList(method, owner.items, args, at) ?? unknown;
  const [text, argument] = [textOf(owner), textOf(first)];
  if (owner?.kind === 'regexp' && method === 'test' && argument !== undefined)
    return testPattern(owner.at.text, argument, at);
  return (text !== undefined && callText(text, method, args, at)) || unknown;
}

const textMethods =
  /^(?:startsWith|endsWith|includes|replace|slice|split|toLowerCase|toUpperCase|trim)$/;

/** A method of a text, called with texts and numbers. */
function callText(
  text: string,
  method: string,
  args: readonly Value[],
  at: Place,
): Value | undefined {
  const known = args.map((arg) => (arg.kind === 'plain' ? arg.value : undefined));
  if (!textMethods.test(method) || known.includes(undefined)) return undefined;
  const run: unknown = Reflect.get(String.prototype, method);
  const result: unknown = typeof run === 'function' ? run.apply(text, known) : undefined;
  if (typeof result === 'string') return joined(result, at);
  if (typeof result === 'boolean') return plain(result, at);
  if (!Array.isArray(result) || result.length > maxParts) return undefined;
  return { kind: 'list', items: result.map((part) => plain(String(part), at)), at };
}

function callObject(
  method: string,
  first: Value,
  args: readonly Value[],
  at: Place,
): Value | undefined {
  const list = (items: readonly Value[]): Value => ({ kind: 'list', items, at });
  if (method === 'assign') return args.reduce(merged);
  if (method === 'keys' && first.kind !== 'object' && /dependencies/i.test(at.text))
    return dynamic('dependencies', at);
  if (method === 'fromEntries' && first.kind === 'list') {
    const fields = first.items.flatMap((item) => {
      const [name, value] = item.kind === 'list' ? item.items : [];
      return name?.kind === 'plain' && value ? [{ name: String(name.value), value }] : [];
    });
    return fields.length === first.items.length
      ? { kind: 'object', fields, at }
      : undefined;
  }
  // A spread of something unknown is no field.
  if (first.kind !== 'object' || get(first, '...')) return undefined;
  if (method === 'keys') return list(first.fields.map(({ name }) => plain(name, at)));
  if (method === 'values') return list(first.fields.map(({ value }) => value));
  if (method === 'entries')
    return list(first.fields.map(({ name, value }) => list([plain(name, at), value])));
  return undefined;
}

function callList(
  method: string,
  items: readonly Value[],
  args: readonly Value[],
  at: Place,
): Value | undefined {
  const [first] = args;
  const list = (all: readonly Value[]): Value => ({ kind: 'list', items: all, at });
  const flat = (all: readonly Value[]) =>
    all.flatMap((one) => (one.kind === 'list' ? one.items : [one]));
  const texts = items.map(textOf);
  if (method === 'join' && !texts.includes(undefined))
    return joined(texts.join(textOf(first) ?? ','), at);
  if (method === 'concat') return list([...items, ...flat(args)]);
  if (method === 'flat') return list(flat(items));
  if (method === 'includes' && first?.kind === 'plain')
    return plain(
      items.some((item) => is(item, first.value)),
      at,
    );
  if (method === 'filter' && first?.at.text === 'Boolean')
    return list(items.filter((item) => truth(item) !== false));
  const results =
    first?.kind === 'function'
      ? items.map((item, index) => first.call([item, plain(index)]))
      : undefined;
  if (method === 'map') return results && list(results);
  if (method === 'flatMap') return results && list(flat(results));
  const known = results?.map(truth);
  if (!known || known.includes(undefined)) return undefined;
  if (method === 'filter') return list(items.filter((_, index) => known[index]));
  if (method === 'some') return plain(known.includes(true), at);
  return method === 'every' ? plain(!known.includes(false), at) : undefined;
}

/** Whether a pattern of the text finds something in the few characters of a module's name. */
function testPattern(literal: string, text: string, at: Place): Value {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
  // A slow pattern takes time that doubles with each character.
  if (text.length > maxTested) return dynamic('computed', at);
  try {
    return plain(new RegExp(source, flags.replace('g', '')).test(text), at);
  } catch {
    return dynamic('computed', at);
  }
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
