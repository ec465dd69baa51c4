const version = 'dates 2';
const dates_version = 'dates 1';
const uses = dates_version;
console.log('planner uses', version);
console.log('calendar uses', uses);
export { };
