export const hello = (name: string) =>
  `Hello ${name}`;
