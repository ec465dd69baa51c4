export function where() {
  return import.meta.url;
}
