function inject(): any {
  return () => {};
}

export class Cart {
  constructor(@inject() readonly stock: object) {}
}
