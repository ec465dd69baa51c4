const zones = [
    'UTC',
    'CET',
    'EET',
    'WET'
];
console.log(zones);
export { };
