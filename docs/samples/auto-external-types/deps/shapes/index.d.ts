export interface Box {
  width: number;
  height: number;
}
export declare const box: (
  width: number,
  height: number,
) => Box;
