export interface Stock {
  count: number;
}
