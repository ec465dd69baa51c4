/** In a text: the end of a selector or at-rule, and declarations in braces. */
const rule = /[^\s{}:;,=>(]\s*\{\s*(?:[-\w]+\s*:[^{};]+(?:;\s*|(?=\})))+\}/g;
/** In a stylesheet: a path that is loaded, in which a colon would end a scheme. */
const address = /(?:url\(|@import)\s*["']?([^"')\s;:]{1,999})["')\s;]/g;
const comment = /\/\*[\s\S]*?\*\//g;

/** Whether a path is that of a stylesheet. */
export const isStyle = (path: string) => /\.(?:css|s[ac]ss|less)$/.test(path);

/** The rules of CSS in a text; none if it is not CSS. */
export function rulesIn(text: string): readonly string[] {
  return text.includes('{') ? (text.match(rule) ?? []) : [];
}

/** Whether rules follow the language, as logical properties do that were lowered, and not `dir`. */
export const directionIn = (text: string) =>
  text.includes(':lang(') && rulesIn(text).length > 0
    ? ['the language (:lang), which ignores dir']
    : [];

/** What a stylesheet says and loads; `compact` is its length without white space. */
export function cssFacts(text: string) {
  const paths = [...text.matchAll(address)].map(([, to = '']) => to);
  const rules = rulesIn(text);
  const bare = text.replace(comment, '').trim();
  const isMinified = rules.length > 0 && !/[{;]\s*\n|\{ | \{/.test(bare);
  return {
    imports: paths.map((one) => one.replace(/^(?![./#~])/, './')),
    compact: bare.replace(/\s/g, '').length,
    lists: {
      injected: rules,
      direction: directionIn(text),
      maps: /\/\*[#@] sourceMappingURL=/.test(text) ? ['a source map'] : [],
      minified: isMinified ? ['minified'] : [],
    },
  };
}
