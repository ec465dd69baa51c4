export default ['kaleidoscope', 'onomatopoeia'];
