const zones = [
    'A',
    'B',
    'C'
];
export { zones };
