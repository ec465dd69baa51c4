export const load = (name: string): unknown =>
  require(name);
