export enum Format {
  Old = 'cjs',
}
