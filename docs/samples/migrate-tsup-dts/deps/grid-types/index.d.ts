export interface Grid {
  size: number;
}
