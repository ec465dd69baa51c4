// src/index.ts
function snap(point, grid) {
  const round = (n) => Math.round(n / grid.size) * grid.size;
  return { x: round(point.x), y: round(point.y) };
}
export {
  snap
};
