/** Hosts read no more of a line than this, and one of them drops what is longer without a word. */
const longest = 2000;

const everywhere = /^\/\*\n((?:[ \t]+\S.*\n|#.*\n)*)/m;

/**
 * Puts a content security policy into the text of a `_headers` file, into its block for all addresses: where a block stands twice,
 * some hosts take the last one alone.
 *
 * @throws when there is no such block, when it names a policy already, and when the line would be longer than hosts read
 */
export function withPolicy(headers: string, policy: string): string {
  const line = `  Content-Security-Policy: ${policy}\n`;
  if (line.length > longest) {
    throw new Error(
      `The content security policy is ${line.length} characters long, and hosts read ${longest} of a line. Each inline script or style sheet that differs between pages adds 54: give every page the same text, and what differs as attributes (packages/react-on-intent does it with <meta>).`,
    );
  }
  if (/^\s*content-security-policy:/im.test(headers)) {
    throw new Error(
      'docs/public/_headers names a Content-Security-Policy. The build writes it: packages/react-on-intent/src/policy/policy.ts.',
    );
  }
  const block = everywhere.exec(headers);
  if (!block) {
    throw new Error(
      'docs/public/_headers has no block for /*, which the content security policy belongs to. Add one with a header that all addresses have.',
    );
  }
  const end = block.index + block[0].length;
  return headers.slice(0, end) + line + headers.slice(end);
}
