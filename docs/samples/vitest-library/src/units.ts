export const units: Record<string, number> = {
  kB: 1e3,
  MB: 1e6,
  GB: 1e9,
};
