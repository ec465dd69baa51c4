var words = ['kaleidoscope', 'onomatopoeia'];

export { words as default };
