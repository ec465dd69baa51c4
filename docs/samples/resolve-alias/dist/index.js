const today = ()=>1;
const names = [
    'Monday',
    'Tuesday'
];
const zones = [
    'UTC'
];
export { names, today, zones };
