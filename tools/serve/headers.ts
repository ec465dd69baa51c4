/**
 * What hosts send that read a `_headers` file with this `text`: a function from an address to its
 * headers, by names in lower case. Values of the same header for several addresses that fit are
 * joined with a comma; a line `! Name` takes away what earlier lines have set.
 */
export function readHeaders(text: string): (address: string) => Record<string, string> {
  return (address) => {
    const headers: Record<string, string> = {};
    let isFitting = false;
    for (const line of text.split('\n')) {
      if (line.startsWith('/')) isFitting = fits(line.trim(), address);
      const [, detached, name = detached, value] =
        /^\s+(?:! ([\w-]+)|([\w-]+): (.+))$/.exec(line) ?? [];
      const key = name?.toLowerCase();
      if (!isFitting || key === undefined) continue;
      if (detached) delete headers[key];
      else headers[key] = [headers[key], value].filter(Boolean).join(', ');
    }
    return headers;
  };
}

/** `*` at the end of a pattern stands for anything. */
function fits(pattern: string, address: string): boolean {
  return pattern.endsWith('*')
    ? address.startsWith(pattern.slice(0, -1))
    : address === pattern;
}
