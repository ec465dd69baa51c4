class Row {
  set amount(value: number) {
    console.log('setter:', value);
  }
}

export class Discount extends Row {
  // @ts-expect-error: a field covers the setter
  amount = 5;
}
