export const enum Light {
  Red = 'red',
  Green = 'green',
}

export enum Mode {
  Day,
  Night,
}
