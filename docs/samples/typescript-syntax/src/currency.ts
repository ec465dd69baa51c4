export enum Currency {
  Euro = 'EUR',
  Franc = 'CHF',
}

export const enum Rounding {
  Up = 1,
  Down,
}

export namespace Vat {
  export const normal = 0.19;
}
