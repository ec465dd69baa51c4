const words = [
    'new',
    'old'
];
export { words };
