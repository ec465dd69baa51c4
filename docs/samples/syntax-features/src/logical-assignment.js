export const run = (x) => {
  x.y ||= 1;
};
