export function range(length, start = 0) {
  return Array.from({ length }, (_, i) => start + i);
}
