// As much of a browser as styles need.
const style = {
  setAttribute() {},
  appendChild: (text) => console.log(text),
};
globalThis.window = globalThis;
globalThis.document = {
  querySelector: () => ({ appendChild() {} }),
  createElement: () => style,
  createTextNode: (text) => `<style>${text}</style>`,
};

await import('badges');
