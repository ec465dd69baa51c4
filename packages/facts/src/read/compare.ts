import type { Facts, Message } from './model.ts';

/** One thing that the tool says otherwise than before. */
export interface Change {
  readonly kind: 'version' | 'option' | 'flag' | 'message' | 'link';
  /** The thing's name: an option, `build --dts`, the text of a message. */
  readonly name: string;
  /** What changed of it, `type` for instance; empty for something that came or went. */
  readonly part: string;
  readonly before?: string;
  readonly after?: string;
}

/** Everything in which two sets of facts differ, in the order of facts.json. */
export function compareFacts(before: Facts, after: Facts): Change[] {
  return [
    ...comparing('version', before.versions, after.versions, plain),
    ...comparing('option', before.fields, after.fields, partsOf),
    ...comparing('flag', flagsOf(before), flagsOf(after), partsOf),
    ...comparing('message', messagesOf(before), messagesOf(after), () => ({})),
    ...comparing('link', linksOf(before), linksOf(after), () => ({})),
  ];
}

function comparing<T>(
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
    const [oldParts, nowParts] = [parts(old), parts(now)];
    const all = [...new Set([...Object.keys(oldParts), ...Object.keys(nowParts)])];
    return all
      .filter((part) => oldParts[part] !== nowParts[part])
      .map((part) => ({
        kind,
        name,
        part,
        before: oldParts[part] ?? '',
        after: nowParts[part] ?? '',
      }));
  });
}

function plain(value: string): Record<string, string> {
  return { is: value };
}

function partsOf(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, textOf(one)]),
  );
}

/** Values as one reads them: a default is its value with what it holds for. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const { value: main, ...rest } = Object(value) as Record<string, unknown>;
  const about = Object.keys(rest)
    .sort()
    .map((key) => `${key}: ${textOf(rest[key])}`);
  return `${String(main)} (${about.join('; ')})`;
}

function flagsOf({ commands }: Facts): Record<string, object> {
  return Object.fromEntries(
    Object.entries(commands).flatMap(([name, { flags, text, usage }]) => [
      [name, { text, usage }],
      ...flags.map((flag) => [`${name} ${flag.name}`, flag] as const),
    ]),
  );
}

function messagesOf({ messages }: Facts): Record<string, Message> {
  return Object.fromEntries(messages.map((one) => [`${one.kind}: ${one.text}`, one]));
}

function linksOf({ links }: Facts): Record<string, object> {
  return Object.fromEntries(links.map((link) => [link.url, link]));
}
