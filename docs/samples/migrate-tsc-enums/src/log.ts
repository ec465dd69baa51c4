export function log(target: object, key: string): void {
  console.log(target.constructor.name, key);
}
