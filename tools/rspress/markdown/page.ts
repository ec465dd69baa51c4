/** What stands above the Markdown of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page in HTML. */
  readonly url: string;
  /** Language tag. */
  readonly language: string;
  /** Absolute addresses of the page's Markdown in the other languages. */
  readonly translations: readonly string[];
  /** The documented package with its version. */
  readonly documents: string;
}

/** A page of the Markdown edition: its head as YAML, so that a copied page still says what it is and where from, and its text. */
export function withHead(head: PageHead, text: string): string {
  const entries: readonly (readonly [string, string])[] = [
    ['title', head.title],
    ['description', head.description],
    ['url', head.url],
    ['language', head.language],
    ...head.translations.map((address) => ['translation', address] as const),
    ['documents', head.documents],
  ];
  // A JSON string is a YAML string too, whatever characters it has.
  const lines = entries.map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}
