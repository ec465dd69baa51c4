const systems = [
    'metric',
    'imperial'
];
export { systems };
