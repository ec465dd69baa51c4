// rsbuild-plugin-dts asks @ast-grep/napi for one thing: where a declaration file names modules.
const token =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[A-Za-z_$][\w$]*|\S/g;

/** Start and end of each module name, without its quotes. */
function moduleNames(code) {
  const found = [];
  let before = '';
  let beforeThat = '';
  for (const { 0: text, index } of code.matchAll(token)) {
    if (text.startsWith('/*') || text.startsWith('//')) continue;
    const isCall = before === '(' && /^(import|require)$/.test(beforeThat);
    const isName = before === 'from' || before === 'import' || isCall;
    if (/^["'].+["']$/.test(text) && isName)
      found.push([index + 1, index + text.length - 1]);
    beforeThat = before;
    before = text;
  }
  return found;
}

export async function parseAsync(_language, code) {
  const matches = moduleNames(code).map(([start, end]) => ({
    getMatch: () => ({
      text: () => code.slice(start, end),
      range: () => ({ start: { index: start }, end: { index: end } }),
    }),
  }));
  return { root: () => ({ findAll: () => matches }) };
}
