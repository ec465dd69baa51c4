// css-loader's modules are evaluated to extract what they export.
export const runInThisContext = (code) =>
  // biome-ignore lint/security/noGlobalEval: this is what the module is for
  globalThis.eval(typeof code === 'string' ? code : code.code);
export const runInContext = runInThisContext;
export default { runInContext, runInThisContext };
