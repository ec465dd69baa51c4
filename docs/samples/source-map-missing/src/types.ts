export interface Size {
  width: number;
}
