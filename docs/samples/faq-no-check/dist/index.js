const count = 'three';
export { count };
