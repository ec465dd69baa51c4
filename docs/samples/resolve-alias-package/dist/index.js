import { name as external_dates_name } from "dates";
const own_name = 'own code';
const uses = [
    own_name,
    own_name
];
console.log('dates:', external_dates_name);
console.log('moon:', own_name);
console.log('calendar:', uses.join(', '));
