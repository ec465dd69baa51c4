function show(target, second) {
  console.log(typeof target, '-', second.kind ?? second);
}

export class Cart {
  @show
  total() {
    return 0;
  }
}
