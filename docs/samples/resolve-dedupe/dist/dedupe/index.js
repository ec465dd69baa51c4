const version = 'dates 2';
const uses = version;
console.log('planner uses', version);
console.log('calendar uses', uses);
export { };
