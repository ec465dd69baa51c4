export function lines(text) {
  return text.split('\n');
}