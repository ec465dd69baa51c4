import "./focus.js";
const range = 'form-range horizontal';
export { range };
