export const file = __filename;
export const folder = __dirname;

export const load = (name: string): unknown =>
  require(name);
