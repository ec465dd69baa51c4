import { dynamic, type Place, plain, textOf, type Value } from './value.ts';

/** A call of something imported: paths and `defineConfig` are known, the rest are plugins. */
export function callImport(
  target: { readonly from: string; readonly name: string },
  args: readonly Value[],
  at: Place,
): Value {
  const { from, name } = target;
  if (/^(?:node:)?path(?:\/|$)/.test(from) && /^(?:resolve|join)$/.test(name)) {
    const parts = args.map(textOf);
    return parts.every((part) => part !== undefined)
      ? plain(joinPath(parts), at)
      : dynamic('computed', at);
  }
  if (/^(?:node:)?url$/.test(from) && name === 'fileURLToPath')
    return args[0] ?? dynamic('computed', at);
  if (/^define\w*Config$/.test(name)) return args[0] ?? plain(undefined, at);
  return { kind: 'call', from, name, args, at };
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
  if (name === 'require' && first)
    return { kind: 'import', from: textOf(first) ?? '', name: 'default', at };
  if (/^define\w*Config$/.test(name) && first) return first;
  if (name === 'JSON.stringify' && first?.kind === 'plain')
    return plain(JSON.stringify(first.value), at);
  if (name === 'Object.keys') {
    if (first?.kind === 'object')
      return { kind: 'list', items: first.fields.map((one) => plain(one.name, at)), at };
    if (/dependencies/i.test(at.text)) return dynamic('dependencies', at);
  }
  if (owner?.kind === 'dynamic' && owner.why === 'dependencies') return { ...owner, at };
  if (owner?.kind === 'list' && first) {
    if (method === 'map' && first.kind === 'function')
      return { kind: 'list', items: owner.items.map((item) => first.call([item])), at };
    if (method === 'filter' && first.at.text === 'Boolean')
      return { ...owner, items: owner.items.filter((item) => !isFalse(item)), at };
  }
  return dynamic('computed', at);
}

function isFalse(value: Value): boolean {
  return value.kind === 'plain' && !value.value;
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
