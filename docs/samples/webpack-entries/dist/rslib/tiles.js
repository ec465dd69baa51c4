const tiles = [
    'water',
    'wood'
];
export { tiles };
