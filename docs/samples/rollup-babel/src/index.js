/** Reads a value along a path. */
export function deepGet(value, path, fallback) {
  let found = value;
  for (const key of path) found = found?.[key];
  return found ?? fallback;
}

export const merge = (one, other) => ({ ...one, ...other });
