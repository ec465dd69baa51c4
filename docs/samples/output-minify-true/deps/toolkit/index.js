export function create(Kind) {
  console.log('create is called');
  return new Kind();
}
