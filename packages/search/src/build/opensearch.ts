/** What a description of the site's search says of it. */
export interface SearchDescription {
  /** Name that a browser shows. */
  readonly name: string;
  readonly description: string;
  /** Language tag of the pages that are searched. */
  readonly language: string;
  /** Absolute address of the home page in that language, with a slash at the end. */
  readonly home: string;
  /** Absolute address of an icon. */
  readonly icon: string;
}

/** An OpenSearch description, by which a browser offers the site as a search engine. */
export function renderOpenSearch(about: SearchDescription): string {
  const { name, description, language, home, icon } = about;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(name)}</ShortName>
  <Description>${escaped(description)}</Description>
  <Language>${escaped(language)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${escaped(icon)}</Image>
  <Url type="text/html" template="${escaped(home)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
