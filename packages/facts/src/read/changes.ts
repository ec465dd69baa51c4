import type { Facts } from './facts.ts';

const headings = {
  version: 'Versions',
  option: 'Options',
  flag: 'Commands and flags',
  message: 'Messages',
  link: 'Links',
} as const;

/** A difference between what the tool said before and what it says now. */
export interface Change {
  readonly kind: keyof typeof headings;
  /** An option, `build --dts`, the text of a message. */
  readonly name: string;
  /** What changed, for example `type`; empty if the whole thing was added or removed. */
  readonly part: string;
  readonly before?: string;
  readonly after?: string;
}

/** All differences between two sets of facts, in the order of facts.json. */
export function compareFacts(before: Facts, after: Facts): Change[] {
  return [
    ...compareTables('version', before.versions, after.versions, (is) => ({ is })),
    ...compareTables('option', before.fields, after.fields, partsOf),
    ...compareTables('flag', flagTable(before), flagTable(after), partsOf),
    ...compareTables('message', messageTable(before), messageTable(after), () => ({})),
    ...compareTables('link', linkTable(before), linkTable(after), () => ({})),
  ];
}

/**
 * Lists changes for whoever updates the pages: `+` added, `-` removed, `~` changed, with both
 * values. Empty without changes.
 */
export function formatChanges(changes: readonly Change[]): string {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const same = changes.filter((change) => change.kind === kind);
      return [`${headings[kind]} (${same.length})`, ...same.flatMap(linesOf)].join('\n');
    })
    .join('\n\n');
}

function linesOf({ name, part, before, after }: Change): string[] {
  if (part === '') return [`  ${before === undefined ? '+' : '-'} ${name}`];
  return [
    `  ~ ${name}, ${part}`,
    `      was ${before || 'nothing'}`,
    `      is  ${after || 'nothing'}`,
  ];
}

function compareTables<T>(
  kind: Change['kind'],
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  parts: (one: T) => Readonly<Record<string, string>>,
): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): Change[] => {
    const [old, now] = [before[name], after[name]];
    if (old === undefined) return [{ kind, name, part: '', after: name }];
    if (now === undefined) return [{ kind, name, part: '', before: name }];
    const [oldParts, newParts] = [parts(old), parts(now)];
    return Object.keys({ ...oldParts, ...newParts })
      .filter((part) => oldParts[part] !== newParts[part])
      .map((part) => {
        const [was = '', is = ''] = [oldParts[part], newParts[part]];
        return { kind, name, part, before: was, after: is };
      });
  });
}

function partsOf(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, describe(one)]),
  );
}

/** A default is shown as its value with the conditions in brackets. */
function describe(value: unknown): string {
  if (Array.isArray(value)) return value.map(describe).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const { value: main, ...rest } = Object(value) as Record<string, unknown>;
  const conditions = Object.keys(rest)
    .sort()
    .map((key) => `${key}: ${describe(rest[key])}`);
  return `${String(main)} (${conditions.join('; ')})`;
}

function flagTable({ commands }: Facts): Record<string, object> {
  return Object.fromEntries(
    Object.entries(commands).flatMap(([name, { flags, text, usage }]) => [
      [name, { text, usage }],
      ...flags.map((flag) => [`${name} ${flag.name}`, flag] as const),
    ]),
  );
}

function messageTable({ messages }: Facts): Record<string, object> {
  return Object.fromEntries(messages.map((one) => [`${one.kind}: ${one.text}`, one]));
}

function linkTable({ links }: Facts): Record<string, object> {
  return Object.fromEntries(links.map((link) => [link.url, link]));
}
