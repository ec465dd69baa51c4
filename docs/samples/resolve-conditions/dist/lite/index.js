const zones = [
    'UTC'
];
console.log(zones);
export { };
