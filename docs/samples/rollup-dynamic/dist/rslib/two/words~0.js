const words = [
    'kaleidoscope',
    'onomatopoeia'
];
export default words;
