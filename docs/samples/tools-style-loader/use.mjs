// A page with just enough of a document.
const head = { children: [] };
globalThis.document = {
  querySelector: () => head,
  createElement: () => ({
    attributes: {},
    text: [],
    setAttribute(name, value) {
      this.attributes[name] = value;
    },
    appendChild(node) {
      this.text.push(node);
    },
  }),
  createTextNode: (text) => text,
};
globalThis.window = {};
head.appendChild = (one) => head.children.push(one);

await import('badges');
for (const { attributes, text } of head.children) {
  console.log(attributes, text.join(''));
}
