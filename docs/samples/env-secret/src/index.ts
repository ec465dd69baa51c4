export const tokens = [
  process.env.RELEASE_TOKEN,
  import.meta.env.PUBLIC_TOKEN,
];
