/** A script with all that it holds, a tag, or the text between tags. */
const piece = /<script[\s\S]*?<\/script>|<[^>"]*(?:"[^"]*"[^>"]*)*>|[^<]+/g;

const characters: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&gt;', '>'],
]);

/**
 * A built page with quotes and `>` in its texts as they are: React escapes them wherever they stand, but only within tags do they mean
 * anything else. A browser reads the same.
 */
export function lightText(html: string): string {
  return html.replace(piece, (text) =>
    text.startsWith('<')
      ? text
      : text.replace(/&(?:quot|#x27|gt);/g, (one) => characters.get(one) ?? one),
  );
}
