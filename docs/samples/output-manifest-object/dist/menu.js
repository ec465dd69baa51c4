const items = [
    'Save'
];
export { items };
