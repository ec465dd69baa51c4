export function inject(target: Function): void {
  console.log('inject:', target.name);
}
