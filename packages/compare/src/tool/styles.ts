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

/** Whether next to no white space is left that a minifier removes. */
export function isDense(text: string): boolean {
  const marks = text.replace(comment, '').match(/[{};,:=]\s?/g) ?? [];
  const spaced = marks.filter((one) => one.length > 1);
  return marks.length > 2 && spaced.length < marks.length * 0.1;
}

/** What a stylesheet says and loads. */
export function readStyles(text: string) {
  const paths = [...text.matchAll(address)].map(([, to = '']) => to);
  const rules = rulesIn(text);
  return {
    format: 'css' as const,
    year: 0,
    locals: [],
    compact: text.replace(comment, '').replace(/\s/g, '').length,
    facts: {
      imports: paths.map((one) => one.replace(/^(?![./#~])/, './')),
      injected: rules,
      direction: directionIn(text),
      maps: /\/\*[#@] sourceMappingURL=/.test(text) ? ['a source map'] : [],
      minified: isDense(text) ? ['minified'] : [],
    },
  };
}
