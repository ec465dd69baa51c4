import "./focus.js";
const range = 'form-range';
export { range };
