/** A block of a `_headers` file: what hosts send for addresses that fit. */
interface Block {
  /** An address; `*` at its end stands for anything. */
  readonly address: string;
  readonly set: readonly (readonly [name: string, value: string])[];
  /** Names, in lower case, of headers of earlier blocks that are taken away. */
  readonly detach: readonly string[];
}

/**
 * What hosts send that read a `_headers` file with this `text`: a function from an address to its
 * headers, by names in lower case. Values of the same header in several blocks are joined with a
 * comma; a line `! Name` takes a header of earlier blocks away.
 */
export function readHeaders(text: string): (address: string) => Record<string, string> {
  const blocks: { address: string; set: [string, string][]; detach: string[] }[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) blocks.push({ address: line.trim(), set: [], detach: [] });
    const [, detached] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    if (detached) blocks.at(-1)?.detach.push(detached.toLowerCase());
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) blocks.at(-1)?.set.push([name.toLowerCase(), value]);
  }
  return (address) => {
    const headers: Record<string, string> = {};
    for (const { set, detach } of blocks.filter((block) => fits(block, address))) {
      for (const name of detach) delete headers[name];
      for (const [name, value] of set)
        headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    }
    return headers;
  };
}

function fits({ address }: Block, asked: string): boolean {
  return address.endsWith('*')
    ? asked.startsWith(address.slice(0, -1))
    : asked === address;
}
