const rem = {
  postcssPlugin: 'rem',
  Declaration(node) {
    const [, number] = /^(\d+)px$/.exec(node.value) ?? [];
    if (number) node.value = `${Number(number) / 16}rem`;
  },
};

export default { plugins: [rem] };
