import "./9~0.js";
const range = 'form-range horizontal';
export { range };
