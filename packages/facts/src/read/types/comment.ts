import ts from 'typescript-api';

/** What the comment of a declaration says. */
export interface Comment {
  readonly text: string;
  readonly deprecated?: string;
  readonly stated?: string;
  /** The comment with all its tags, in which links are found. */
  readonly whole: string;
}

/** Reads the documentation comment of a symbol; everything is empty where it has none. */
export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const tags = symbol.getJsDocTags(checker);
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tag = (...names: string[]): string | undefined => {
    const found = tags.find(({ name }) => names.includes(name));
    return found && ts.displayPartsToString(found.text).trim();
  };
  const stated = tag('defaultValue', 'default');
  const deprecated = tag('deprecated');
  return {
    text: oneLine(text),
    ...(deprecated === undefined ? {} : { deprecated: oneLine(deprecated) }),
    ...(stated === undefined ? {} : { stated: oneLine(stated) }),
    whole: [text, ...tags.map((one) => ts.displayPartsToString(one.text))].join('\n'),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
