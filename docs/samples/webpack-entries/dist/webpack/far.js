
;// ./src/distance.js
const distance = ([x, y], [u, v]) =>
  Math.hypot(x - u, y - v);

;// ./src/far.js


const far = (a, b) => distance(a, b) > 100;

export { far };
