// css-loader's modules are evaluated to extract what they export.
exports.runInThisContext = (code) =>
  // biome-ignore lint/security/noGlobalEval: this is what the module is for
  globalThis.eval(typeof code === 'string' ? code : code.code);
